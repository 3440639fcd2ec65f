import type { CellName, PieceId, RuleId, SeatId, Token } from './ids.js'
import type { Json } from './json.js'
import type { LineThrows } from './lineThrows.js'
import type { Message } from './messages.js'
import type { CellLayer } from './packed.js'
import type { Sight } from './sight.js'

/** Who looks. `observer` knows what all seats share; `everyone` exists only after the end. */
export type Viewer =
  | { readonly kind: 'seat'; readonly seat: SeatId }
  | { readonly kind: 'observer' }
  | { readonly kind: 'facilitator' }
  | { readonly kind: 'everyone' }

/** What everybody may know of the map and what never changes: published once per campaign. */
export interface Board {
  readonly grid: 'square' | 'hex'
  /** Cells. */
  readonly width: number
  readonly height: number
  /** One layer `terrain`, and whatever else is public and fixed. */
  readonly layers: readonly CellLayer[]
}

/** A piece of the viewer's own (or, for the facilitator and after the end, anybody's). */
export interface PieceView {
  readonly id: PieceId
  readonly seat: SeatId
  readonly kind: string
  readonly at: CellName
  /** Banner level, points, strength; null where the kind has none. */
  readonly size: number | null
  /** Short states to print beside it: `fortified`, `must retreat`. */
  readonly marks: readonly string[]
}

/** An enemy as this viewer knows it. */
export interface Contact {
  readonly id: Token
  readonly seat: SeatId | null
  readonly kind: string
  readonly at: CellName
  /** Null while only located. */
  readonly size: number | null
  readonly sight: Exclude<Sight, 'unknown' | 'own'>
  /** How it was learnt: `recon`, `search`, `garrison`, `capture`, … */
  readonly sources: readonly string[]
  /** Turn of the knowledge; before the present turn it is remembered. */
  readonly asOf: number
}

/** A number or a short text shown at the side: income, sectors held. */
export interface Fact {
  readonly key: string
  readonly label: string
  readonly value: number | string
}

/** A side as everybody knows it. */
export interface LegendEntry {
  readonly seat: SeatId
  readonly title: string
  /** Army type or the like: public from the start. */
  readonly subtitle: string
  readonly eliminated: boolean
  /** Its start is kept for somebody who joins later. */
  readonly reserved?: true
}

/** A thing on the map that is not a piece: a feature, a relic, a facility. */
export interface MarkView {
  readonly id: Token
  readonly kind: string
  readonly label: string
  readonly at: CellName
  readonly asOf: number
}

export interface GameView {
  /** Version of this view's format, for stored briefings. */
  readonly shape: number
  readonly turn: number
  readonly stage: string
  readonly viewer: Viewer
  readonly board: Board
  /** Packed rows by key: `sight`, `owner`, …; each as large as the board. */
  readonly cells: readonly CellLayer[]
  readonly pieces: readonly PieceView[]
  readonly contacts: readonly Contact[]
  readonly marks: readonly MarkView[]
  readonly facts: readonly Fact[]
  readonly legend: readonly LegendEntry[]
  /** The ruleset's own part. */
  readonly detail: { readonly kind: string } & Readonly<Record<string, unknown>>
}

/** One line of a turn report: every line names the rule that caused it. Its sentence becomes text when it is shown. */
export interface ReportLine extends Message {
  readonly rule: RuleId
  /** Groups lines in the order of the rules: `march`, `battle`, … */
  readonly step: string
  /** Whose it is, for a reader who sees the lines of all. */
  readonly of?: SeatId
  readonly cells: readonly CellName[]
  /** The viewer's own pieces or tokens that the line is about. */
  readonly about: readonly string[]
  /** Values for third-party tools. */
  readonly data?: Json
  /** The dice that decided it, as far as its reader may know: put there by the referee. */
  readonly throws?: readonly LineThrows[]
}
