import type { OrderDraft } from '../../../kit/orders.js'
import { readOrder } from '../orders/drafts.js'
import { movementKinds } from '../orders/kinds.js'
import { walk } from '../orders/parts/walk.js'
import { tableOf } from '../view/moveTable.js'
import { check, remarks } from './movement/check.js'
import { suggestMoves } from './movement/suggest.js'
import type { DeskPart } from './part.js'

/** A march as far as it is drawn. */
const drawn = (draft: OrderDraft): OrderDraft => ({
  ...draft,
  path: draft.path ?? [],
  ...(draft.kind === 'detach' ? { amount: draft.amount ?? 1 } : {}),
})

/** Marches, detachments, missions and reactions (HX-190 … HX-280). */
export const movementDesk: DeskPart = {
  asks: ['movement'],
  check: (view, _ask, orders) => check(tableOf(view), orders),
  options: (view) => {
    const table = tableOf(view)
    return table.movers.flatMap((mover) => Object.values(movementKinds).flatMap((kind) => kind.offer(table, mover)))
  },
  remarks: (view, _ask, orders) => remarks(tableOf(view), orders),
  walk: (view, _ask, draft, orders) => {
    const order = readOrder(drawn(draft))
    return order.ok && order.value.kind === 'move' ? walk(tableOf(view), order.value, orders) : { next: [], notes: [] }
  },
  suggest: (view) => suggestMoves(tableOf(view)),
}
