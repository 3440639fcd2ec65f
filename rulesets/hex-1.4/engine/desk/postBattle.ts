import type { OrderProblem } from '../../../kit/orders.js'
import type { HexOrder, PostBattleOrder } from '../orders.js'
import { postBattleKinds } from '../orders/kinds.js'
import { problem } from '../orders/parts/aftermath.js'
import type { HexView } from '../view.js'
import type { DeskPart } from './part.js'
import { postBattleRemarks } from './postBattle/remarks.js'
import { suggestPostBattle } from './postBattle/suggest.js'

type Refusal = (order: HexOrder, view: HexView) => OrderProblem | null

export const isPostBattle = (order: HexOrder): order is PostBattleOrder => Object.hasOwn(postBattleKinds, order.kind)

const checkOne = (order: HexOrder, view: HexView): OrderProblem | null =>
  isPostBattle(order)
    ? (postBattleKinds[order.kind].refuse as Refusal)(order, view)
    : problem('unknown-kind', 'HX-360', 'There is no such order after the battles.')

const aboutOf = (order: HexOrder): string =>
  'force' in order ? `${order.kind} ${order.force}` : 'unit' in order ? `${order.kind} ${order.unit}` : order.kind

/** Each force and unit once, within what the view offers. */
export const checkPostBattle = (view: HexView, orders: readonly HexOrder[]): readonly OrderProblem[] =>
  orders.flatMap((order, index) => {
    const again = orders.findIndex((other) => aboutOf(other) === aboutOf(order)) < index
    const found = again
      ? problem('twice', 'HX-360', 'This has been ordered already. Take one of the two off the sheet.')
      : checkOne(order, view)
    return found ? [{ ...found, index }] : []
  })

/** What may be ordered after the battles: where forces go, honours, dice thrown on the table. */
export const postBattleDesk: DeskPart = {
  asks: ['postBattle'],
  check: (view, _ask, orders) => checkPostBattle(view, orders),
  options: (view) => Object.values(postBattleKinds).flatMap((kind) => kind.offer(view)),
  remarks: (view, _ask, orders) => postBattleRemarks(view, orders),
  suggest: (view) => suggestPostBattle(view),
}
