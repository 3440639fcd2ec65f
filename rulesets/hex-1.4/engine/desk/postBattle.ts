import { shown, why, type Refusal } from '../orderValidation/refusal.js'
import type { HexOrder, PostBattleOrder } from '../model/orders.js'
import { postBattleKinds } from '../orders/kinds.js'
import { refusal } from '../orders/parts/aftermath.js'
import type { HexView } from '../view/view.js'
import type { DeskPart } from './part.js'
import { postBattleWarnings } from './postBattle/warnings.js'
import { suggestPostBattle } from './postBattle/suggest.js'

type Refuse = (order: HexOrder, view: HexView) => Refusal | null

export const isPostBattle = (order: HexOrder): order is PostBattleOrder => Object.hasOwn(postBattleKinds, order.kind)

const checkOne = (order: HexOrder, view: HexView): Refusal | null =>
  isPostBattle(order)
    ? (postBattleKinds[order.kind].refuse as Refuse)(order, view)
    : refusal('unknown-kind', 'HX-360', why('notAfterBattles', {}))

const aboutOf = (order: HexOrder): string =>
  'force' in order ? `${order.kind} ${order.force}` : 'unit' in order ? `${order.kind} ${order.unit}` : order.kind

/** Each force and unit once, within what the view offers: what is refused, and where on the sheet it is. */
export const refusedPostBattle = (
  view: HexView,
  orders: readonly HexOrder[],
): readonly (Refusal & { readonly index: number })[] =>
  orders.flatMap((order, index) => {
    const again = orders.findIndex((other) => aboutOf(other) === aboutOf(order)) < index
    const found = again ? refusal('twice', 'HX-360', why('orderedAlready', {})) : checkOne(order, view)
    return found ? [{ ...found, index }] : []
  })

/** What may be ordered after the battles: where forces go, honours, dice thrown on the table. */
export const postBattleDesk: DeskPart = {
  asks: ['postBattle'],
  check: (view, _ask, orders) =>
    refusedPostBattle(view, orders).map((refused) => ({ ...shown(refused), index: refused.index })),
  options: (view) => Object.values(postBattleKinds).flatMap((kind) => kind.offer(view)),
  warnings: (view, _ask, orders) => postBattleWarnings(view, orders),
  suggest: (view) => suggestPostBattle(view),
}
