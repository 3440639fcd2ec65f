import { ruleId } from '../../../../kit/ids.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import type { HexOrder } from '../../model/orders.js'
import type { HexView } from '../../view/view.js'
import { asked } from '../../orders/parts/asked.js'
import * as words from '../../../messages/aftermath.generated.js'

const warning = (code: string, rule: string, message: string, piece?: string): OrderProblem => ({
  ...{ code, rule: ruleId(rule), message },
  ...(piece === undefined ? {} : { piece }),
})

/** What comes of everything that no order is given for. */
export const postBattleWarnings = (view: HexView, orders: readonly HexOrder[]): readonly OrderProblem[] => {
  const { retreats, fallBacks, honours, survivals } = asked(view)
  const going = new Set(orders.flatMap((order) => ('force' in order ? [order.force] : [])))
  const named = new Set(orders.flatMap((order) => ('unit' in order ? [`${order.kind} ${order.unit}`] : [])))
  return [
    ...retreats.flatMap(({ force, usual }) => {
      if (usual === null) return [warning('cut-off', 'HX-361', words.cutOff({ force }), force)]
      return going.has(force) ? [] : [warning('usual', 'HX-363', words.usualRetreat({ force, to: usual }), force)]
    }),
    ...fallBacks.flatMap(({ force, usual, why }) => {
      if (why === 'lost-raid' && !going.has(force)) {
        const flight = usual === null ? words.usualFlight({ force }) : words.usualFallBack({ force, to: usual })
        return [warning('usual', 'HX-274', flight, force)]
      }
      return usual === null || going.has(force)
        ? []
        : [warning('usual', 'HX-276', words.usualHome({ force, to: usual }), force)]
    }),
    ...honours.flatMap(({ unit, name, gains }) =>
      named.has(`honours ${unit}`) ? [] : [warning('owed', 'HX-394', words.honoursWait({ unit: name, count: gains }))],
    ),
    ...survivals.flatMap(({ unit, name, dice }) =>
      named.has(`survival ${unit}`) ? [] : [warning('thrown', 'HX-364', words.diceThrownHere({ unit: name, dice }))],
    ),
  ]
}
