import type { OrderDraft } from '../../../kit/orders.js'
import { readOrder } from '../orders/drafts.js'
import { movementKinds } from '../orders/kinds.js'
import { pathStep } from '../orders/parts/pathStep.js'
import { tableOf } from '../view/moveTable.js'
import { check, warnings } from './movement/check.js'
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
  warnings: (view, _ask, orders) => warnings(tableOf(view), orders),
  pathStep: (view, _ask, draft, orders) => {
    const order = readOrder(drawn(draft))
    return order.ok && order.value.kind === 'move'
      ? pathStep(tableOf(view), order.value, orders)
      : { next: [], notes: [] }
  },
  suggest: (view) => suggestMoves(tableOf(view)),
}
