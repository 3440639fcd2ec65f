import type { AskView } from './asks.js'
import type { OrderDraft, OrderProblem } from './orders.js'
import type { Desk } from './ruleset.js'
import type { GameView } from './view.js'

export interface Judgement {
  /** Present only if there are no problems. */
  readonly orders: readonly unknown[]
  /** All faults at once, in the order of the sheet. */
  readonly problems: readonly OrderProblem[]
}

/**
 * Judges a sheet from the desk's own view alone. Where some orders cannot be read, the rest is checked without them; what the sheet lacks as a whole is
 * not reported then, because these orders may be what it lacks.
 */
export const judge = (
  desk: Pick<Desk<unknown, GameView>, 'readOrder' | 'checkOrders'>,
  view: GameView,
  ask: AskView,
  drafts: readonly OrderDraft[],
): Judgement => {
  const orders: unknown[] = []
  const places: number[] = []
  const unread: OrderProblem[] = []
  drafts.forEach((draft, index) => {
    const read = desk.readOrder(draft)
    if (!read.ok) {
      unread.push({ ...read.problem, index })
      return
    }
    orders.push(read.value)
    places.push(index)
  })
  const found = desk.checkOrders(view, ask, orders)
  if (unread.length === 0) return { orders, problems: found }
  const placed = found.flatMap((problem) => {
    const index = problem.index === undefined ? undefined : places[problem.index]
    return index === undefined ? [] : [{ ...problem, index }]
  })
  return { orders, problems: [...unread, ...placed].sort((a, b) => (a.index ?? 0) - (b.index ?? 0)) }
}
