import type { CellName, RuleId, SeatId } from './ids.js'
import type { TerrainPiece } from './system.js'

export interface DocumentLine {
  readonly label: string
  readonly value: string
  readonly rule?: RuleId
}

export interface DocumentSection {
  readonly title: string
  readonly lines: readonly DocumentLine[]
  readonly note?: string
}

/** Something to read or to print: a battle sheet, a player's packet, a list to consent to. */
export interface Document {
  readonly title: string
  readonly sections: readonly DocumentSection[]
}

/** A thing of the view that has a document: what asks are about. */
export interface DocumentHead {
  readonly about: string
  readonly title: string
  /** Where it is, in a few words. */
  readonly status: string
  /** Must be read to the end before an ask about it is answered. */
  readonly whole?: boolean
  /** Not decided yet: marked on the map. */
  readonly open: boolean
  readonly cells: readonly CellName[]
  /** How long a side has to answer the other's contact about it, and the rule that says what silence means. */
  readonly answerWithin?: { readonly hours: number; readonly rule: RuleId }
}

/** The table of a battle, as far as the campaign settles it: what the sketch draws. */
export interface BattleField {
  /** Pieces of terrain by table quarter: near left, near right, far left, far right. Empty: the campaign says nothing of terrain. */
  readonly quarters: readonly (readonly TerrainPiece[])[]
  /** Who deploys on the near edge and who on the far one, in the words to print there; null if it is not settled. */
  readonly near: string | null
  readonly far: string | null
}

/** Rows to read, to sort and to save as CSV. */
export interface DataTable<Key extends string = string> {
  readonly id: string
  readonly title: string
  readonly note?: string
  readonly columns: readonly { readonly key: Key; readonly title: string; readonly numeric?: boolean }[]
  /** One value per column, by key; a missing one is unknown. */
  readonly rows: readonly Readonly<Partial<Record<Key, string | number | undefined>>>[]
}

/** Numbers of one view that a chart joins over the turns of the viewer's own briefings. */
export interface Series {
  readonly id: string
  readonly title: string
  readonly unit: string
  /** What it measures of each side, so that turns can be compared by it. */
  readonly measure?: 'territory' | 'strength'
  readonly lines: readonly {
    readonly key: string
    readonly label: string
    readonly seat?: SeatId
    readonly value: number
  }[]
}
