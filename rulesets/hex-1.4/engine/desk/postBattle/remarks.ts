import { ruleId } from '../../../../kit/ids.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import type { HexOrder } from '../../orders.js'
import type { HexView } from '../../view.js'
import { asked } from '../../orders/parts/asked.js'

const remark = (code: string, rule: string, message: string, piece?: string): OrderProblem => ({
  ...{ code, rule: ruleId(rule), message },
  ...(piece === undefined ? {} : { piece }),
})

/** What comes of everything that no order is given for. */
export const postBattleRemarks = (view: HexView, orders: readonly HexOrder[]): readonly OrderProblem[] => {
  const { retreats, fallBacks, honours, survivals } = asked(view)
  const going = new Set(orders.flatMap((order) => ('force' in order ? [order.force] : [])))
  const named = new Set(orders.flatMap((order) => ('unit' in order ? [`${order.kind} ${order.unit}`] : [])))
  return [
    ...retreats.flatMap(({ force, usual }) => {
      if (usual === null)
        return [
          remark('cut-off', 'HX-361', `${force} has no friendly hex beside it with room: it is destroyed.`, force),
        ]
      return going.has(force)
        ? []
        : [remark('usual', 'HX-363', `Without an order ${force} retreats to ${usual}.`, force)]
    }),
    ...fallBacks.flatMap(({ force, usual, why }) => {
      if (why === 'lost-raid' && !going.has(force)) {
        const where = usual === null ? 'to nobody’s land first, else to an enemy’s' : `to ${usual}`
        return [remark('usual', 'HX-274', `Without an order ${force} falls back ${where}.`, force)]
      }
      return usual === null || going.has(force)
        ? []
        : [remark('usual', 'HX-276', `Without an order ${force} goes home to ${usual}.`, force)]
    }),
    ...honours.flatMap(({ unit, name, gains }) =>
      named.has(`honours ${unit}`)
        ? []
        : [remark('owed', 'HX-394', `${name} is owed honours (${String(gains)}): they wait until they are taken.`)],
    ),
    ...survivals.flatMap(({ unit, name, dice }) =>
      named.has(`survival ${unit}`)
        ? []
        : [
            remark(
              'thrown',
              'HX-364',
              `${name}: ${String(dice)} survival dice are thrown here unless you enter yours.`,
            ),
          ],
    ),
  ]
}
