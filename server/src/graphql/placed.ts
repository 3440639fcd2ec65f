import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'

/** A problem with its place among the orders that were given. */
export interface PlacedProblem extends OrderProblem {
  readonly path: readonly string[]
}

/** Where an order names this cell; nothing if it does not, or does so twice. */
const stepsTo = ({ to, path = [] }: OrderDraft, cell: string | undefined): readonly string[] => {
  if (cell === undefined) return []
  const steps = path.flatMap((name, at) => (name === cell ? [['path', String(at)]] : []))
  const all = to === cell ? [...steps, ['to']] : steps
  return all.length === 1 ? (all[0] ?? []) : []
}

const placeOf = (orders: readonly OrderDraft[], { index, cell }: OrderProblem): readonly string[] => {
  if (index === undefined) return ['orders']
  const order = orders[index]
  return ['orders', String(index), ...(order ? stepsTo(order, cell) : [])]
}

/** What is said of orders, each problem and warning with the place that it is about. */
export const placed = <
  Said extends { readonly problems: readonly OrderProblem[]; readonly warnings: readonly OrderProblem[] },
>(
  orders: readonly OrderDraft[],
  said: Said,
) => {
  const place = (problem: OrderProblem): PlacedProblem => ({ ...problem, path: placeOf(orders, problem) })
  return { ...said, problems: said.problems.map(place), warnings: said.warnings.map(place) }
}

/** A draft holds the orders that its problems are about. */
export const placedDraft = <
  Draft extends {
    readonly orders: readonly OrderDraft[]
    readonly problems: readonly OrderProblem[]
    readonly warnings: readonly OrderProblem[]
  },
>(
  draft: Draft,
) => placed(draft.orders, draft)
