import type { SeatId } from './ids.js'

/** Throws of the dice for one subject that decided a line. */
export interface LineThrows {
  /** What they were thrown for, as the proof has it; null where that would tell its reader too much before the end. */
  readonly subject: string | null
  /** Whose luck it was, high faces being good for them; null: nobody's. */
  readonly seat: SeatId | null
  /** Turn and stage that were resolved. */
  readonly turn: number
  readonly stage: string
  /** Base64; null before the end where the subject is. */
  readonly proof: string | null
  /** `ordinal`: throws of this name for this subject before it in the same resolution; null where the subject is. */
  readonly throws: readonly {
    readonly name: string
    readonly ordinal: number | null
    readonly faces: readonly number[]
  }[]
}
