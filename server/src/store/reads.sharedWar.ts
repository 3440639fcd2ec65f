import type { GameView } from '@muster/rulesets/kit/view.js'

export interface WarLinkRow {
  /** Null: there is no link. */
  readonly code: string | null
  /** Seats whose holders want none. */
  readonly refused: readonly string[]
}

/** One moment of a war that is shared, as a seat knew it, or as it was. */
interface SharedMomentRow {
  /** Null: the war as it was. */
  readonly seat: string | null
  readonly number: number
  readonly turn: number
  readonly stage: string
  readonly at: string
}

export interface SharedWarRow {
  readonly name: string
  readonly rulesetId: string
  readonly moments: readonly SharedMomentRow[]
}

/** A view as it is stored. */
export type PackedViewOf = Omit<GameView, 'board'>
