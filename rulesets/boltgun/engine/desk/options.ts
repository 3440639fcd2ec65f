import type { AskView } from '../../../kit/asks.js'
import type { OrderOption } from '../../../kit/orders.js'
import type { PlanName } from '../model/orders.js'
import { answersTo } from '../orders/kinds.js'
import { planKinds } from '../orders/planKinds.js'
import type { BoltgunView } from '../view/view.js'
import { layTable } from '../view/table.js'

/** What must be comes first, then moves, what a banner does alone, what it does with others, relics. */
const usual: readonly PlanName[] = [
  ...(['retreat', 'march', 'teleport'] as const),
  ...(['search', 'fortify', 'entrench', 'unfortify', 'resupply', 'split', 'nameNode'] as const),
  ...(['join', 'transfer', 'pickUp', 'destroyRelic'] as const),
]
const inTurn = [...new Set([...usual, ...(Object.keys(planKinds) as readonly PlanName[])])].map(
  (kind) => planKinds[kind],
)

/** What may be ordered, banner by banner in order of their ids; each option, filled from its own lists, passes `checkOrders`. */
export const orderOptions = (view: BoltgunView, ask: AskView): readonly OrderOption[] => {
  const table = layTable(view)
  if (ask.kind !== 'plan') return answersTo(ask.kind).flatMap((kind) => kind.offer(table, ask))
  return [...table.own.values()].flatMap((piece) => {
    const asked = { table, piece, standing: table.standing(piece) }
    return inTurn.flatMap((kind) => kind.offer(asked))
  })
}
