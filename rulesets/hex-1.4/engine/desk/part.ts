import type { AskView } from '../../../kit/asks.js'
import type { Dice } from '../../../kit/dice.js'
import type { OrderDraft, OrderOption, OrderProblem, Walk } from '../../../kit/orders.js'
import type { Fact } from '../../../kit/view.js'
import type { HexOrder } from '../orders.js'
import type { HexView } from '../view.js'

/** The desk of one stage. */
export interface DeskPart {
  /** Kinds of ask that it answers. */
  readonly asks: readonly string[]
  check(view: HexView, ask: AskView, orders: readonly HexOrder[]): readonly OrderProblem[]
  options(view: HexView, ask: AskView): readonly OrderOption[]
  suggest(view: HexView, ask: AskView, dice: Dice): readonly OrderDraft[]
  remarks?(view: HexView, ask: AskView, orders: readonly HexOrder[]): readonly OrderProblem[]
  tally?(view: HexView, ask: AskView, orders: readonly HexOrder[]): readonly Fact[]
  walk?(view: HexView, ask: AskView, draft: OrderDraft, orders: readonly HexOrder[]): Walk
}
