import type { CellName } from './ids.js'
import type { OrderDraft } from './orders.js'
import type { GameView, PieceView } from './view.js'

/** A wash around a piece, drawn by the map: `battle` darker, `recon` lighter, `search` dotted. */
export interface Zone {
  readonly kind: string
  readonly cells: readonly CellName[]
}

/**
 * What a ruleset tells the one map and the one order desk of the web, as pure functions of a view: the default export of a ruleset's
 * `web/index.ts`. It draws nothing itself.
 */
export interface Skin<View extends GameView = GameView> {
  /** Washes of a piece where it stands, or where it would stand after `orders`. */
  zones(view: View, piece: PieceView, at: CellName, orders: readonly OrderDraft[]): readonly Zone[]
  /** One line for the orders list: `A1 marches to 4,3`. */
  describe(view: View, order: OrderDraft): string
  /** Where an order leads on the map, for its arrow; null for an order that goes nowhere. */
  arrow(view: View, order: OrderDraft): { readonly from: CellName; readonly to: CellName; readonly kind: string } | null
  /** What a symbol in the terrain layer or a piece kind is called, for legend and screen readers. */
  readonly words: Readonly<Record<string, string>>
  /** APP-6 symbol id code (for milsymbol) by piece kind. */
  readonly symbols: Readonly<Record<string, string>>
}
