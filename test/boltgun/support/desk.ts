import { checkOrders, readOrder } from '@muster/rulesets/boltgun/engine/desk.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import type { BoltgunView } from '@muster/rulesets/boltgun/engine/view/view.js'
import { boltgun } from '@muster/rulesets/boltgun/index.js'
import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { viewOf } from './war.js'

export const askOf = (state: State, letter: string): AskView => {
  const ask = boltgun.awaiting(state).find(({ seat }) => seat === letter)
  if (!ask) throw new Error(`${letter} is not asked`)
  return ask.view
}

/** Codes of the problems that drafts meet, e.g. `march out-of-reach`. */
export const problemsAt = (view: BoltgunView, ask: AskView, drafts: readonly OrderDraft[]): readonly string[] => {
  const orders: BoltgunOrder[] = []
  const unread = drafts.flatMap((draft) => {
    const order = readOrder(draft)
    if (order.ok) orders.push(order.value)
    return order.ok ? [] : [`${draft.kind} ${order.problem.code}`]
  })
  const checked = checkOrders(view, ask, orders)
  return [...unread, ...checked.map(({ code, index }) => `${orders[index ?? 0]?.kind ?? ''} ${code}`)]
}

export const problems = (state: State, drafts: readonly OrderDraft[], letter = 'A'): readonly string[] =>
  problemsAt(viewOf(state, letter), askOf(state, letter), drafts)
