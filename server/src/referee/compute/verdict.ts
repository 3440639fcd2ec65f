import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { Fact, GameView } from '@muster/rulesets/kit/view.js'
import type { Registry } from './registry.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import { warningsOn } from './sheets.js'
import type { EditionKey } from './game.js'
import { gameOf } from './installed.js'

export interface VerdictTask extends EditionKey {
  readonly view: GameView
  readonly ask: AskView
  readonly orders: readonly OrderDraft[]
}

/** What a sheet's own desk says of it. */
export interface Verdict {
  /** Empty: it may be sealed. */
  readonly problems: readonly OrderProblem[]
  readonly warnings: readonly OrderProblem[]
  /** What the orders that can be read spend and leave. */
  readonly budget: readonly Fact[]
  /** Whether it alone closes its group. */
  readonly settled: boolean
}

export const verdictOf = (registry: Registry, { view, ask, orders, ...key }: VerdictTask): Verdict => {
  const game = gameOf(registry, key)
  const judgement = judge(game, view, ask, orders)
  const { problems } = judgement
  const settled = problems.length === 0 && (game.closesGroup?.(ask, judgement.orders) ?? false)
  const budget = game.budget?.(view, ask, judgement.orders) ?? []
  return { problems, warnings: warningsOn(game, view, ask, judgement), budget, settled }
}
