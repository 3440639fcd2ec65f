import type { AskView } from '../../../kit/asks.js'
import type { Dice } from '../../../kit/dice.js'
import type { OrderDraft, OrderOption, OrderProblem, PathStep } from '../../../kit/orders.js'
import type { Fact } from '../../../kit/view.js'
import type { HexOrder } from '../model/orders.js'
import type { HexView } from '../view/view.js'

/** The desk of one stage. */
export interface DeskPart {
  /** Kinds of ask that it answers. */
  readonly asks: readonly string[]
  check(view: HexView, ask: AskView, orders: readonly HexOrder[]): readonly OrderProblem[]
  options(view: HexView, ask: AskView): readonly OrderOption[]
  suggest(view: HexView, ask: AskView, dice: Dice): readonly OrderDraft[]
  warnings?(view: HexView, ask: AskView, orders: readonly HexOrder[]): readonly OrderProblem[]
  budget?(view: HexView, ask: AskView, orders: readonly HexOrder[]): readonly Fact[]
  pathStep?(view: HexView, ask: AskView, draft: OrderDraft, orders: readonly HexOrder[]): PathStep
}
