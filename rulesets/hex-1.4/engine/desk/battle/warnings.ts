import type { AskView } from '../../../../kit/asks.js'
import { ruleId } from '../../../../kit/ids.js'
import type { OrderProblem } from '../../../../kit/orders.js'
import * as words from '../../../messages/answers.generated.js'
import { killsBeyond } from '../../orderValidation/battle.js'
import type { HexOrder } from '../../model/orders.js'
import type { HexView } from '../../view/view.js'
import { termsOf } from '../../orders/parts/terms.js'

/** HX-526: kills that will not count, because the result says that fewer enemy units were destroyed. */
export const battleWarnings = (view: HexView, ask: AskView, orders: readonly HexOrder[]): readonly OrderProblem[] => {
  const battle = view.detail.battles.find(({ id }) => id === ask.about)
  return orders.flatMap((order, index): readonly OrderProblem[] => {
    if (!battle || (order.kind !== 'result' && order.kind !== 'confirm')) return []
    const said = order.kind === 'result' ? order : (battle.filed ?? {})
    const beyond = killsBeyond(order.units, termsOf(view, battle), said)
    return beyond > 0
      ? [{ code: 'kills', message: words.killsBeyond({ kills: beyond }), rule: ruleId('HX-526'), index }]
      : []
  })
}
