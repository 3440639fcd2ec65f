import type { CellName, RuleId } from './ids.js'
import type { Json } from './json.js'

/** The one input shape of orders, in GraphQL and in the browser. `detail` is JSON of at most 16 KB and depth 4. */
export interface OrderDraft {
  readonly kind: string
  readonly piece?: string
  readonly to?: string
  readonly path?: readonly string[]
  readonly with?: string
  readonly amount?: number
  readonly item?: string
  readonly detail?: Json
}

/** An order as GraphQL delivers it: null where a field is left out. */
export type DraftRow = {
  readonly [Field in keyof OrderDraft]: OrderDraft[Field] | (Field extends 'kind' ? never : null)
}

/** The order of a row: null fields are left out. */
export const draftOf = ({ kind, piece, to, path, with: partner, amount, item, detail }: DraftRow): OrderDraft => ({
  kind,
  ...(piece != null && { piece }),
  ...(to != null && { to }),
  ...(path != null && { path }),
  ...(partner != null && { with: partner }),
  ...(amount != null && { amount }),
  ...(item != null && { item }),
  ...(detail != null && { detail }),
})

/** A player's mistake, judged from what the player may know. */
export interface OrderProblem {
  /** Stable and machine-readable: `out-of-reach`, `unknown-piece`, … */
  readonly code: string
  /** One sentence that says what to do. */
  readonly message: string
  readonly rule: RuleId
  /** Position of the order in the list, when one order is at fault. */
  readonly index?: number
  readonly piece?: string
  readonly cell?: CellName
}

/** The range of an amount, both ends included; it is a multiple of `step`, or of 1 without it. `min` and `max` are multiples too. */
export interface AmountRange {
  readonly min: number
  readonly max: number
  readonly step?: number
}

/** Something that can be chosen: a piece, an item, a partner. */
export interface Choice {
  readonly id: string
  readonly label: string
  /** A few words next to the label: `2 points`. */
  readonly badge?: string
  /** What it means, one statement per line: choices with this are shown as cards. */
  readonly about?: string
  /** Narrows the option's `amount` if this is chosen. */
  readonly amount?: AmountRange
  /** Narrows the option's `to` if this is chosen. */
  readonly to?: readonly CellName[]
}

/** A template of an order that `checkOrders` accepts when filled from its lists: ranges and cells, never a list of all paths. */
export interface OrderOption {
  readonly kind: string
  readonly label: string
  /** One order per slot and piece: `primary`, `secondary`, `special`, … */
  readonly slot: string
  readonly rule: RuleId
  readonly piece?: string
  /** Cells of which `to` must be one. */
  readonly to?: readonly CellName[]
  readonly with?: readonly Choice[]
  readonly amount?: AmountRange
  readonly item?: readonly Choice[]
  /** JSON Schema of `detail`, if the kind has one. */
  readonly detail?: Json
  /** The order takes a path, cell by cell from where the piece is: `Desk.pathStep` says how it may continue. */
  readonly path?: true
  /** The sheet may hold several orders of it: purchases. */
  readonly many?: true
  /** The rules leave no other choice for this piece. */
  readonly forced?: boolean
}

/** The state of a path while it is being drawn, as far as the view shows. */
export interface PathStep {
  /** Cells to which it may continue; none if it must end. */
  readonly next: readonly CellName[]
  /** Costs, odds and warnings, one statement each: `2 of 3 steps used`, `3/6: destroyed on 1, halts on 2–3`. */
  readonly notes: readonly string[]
}
