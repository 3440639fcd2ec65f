/** A letter as one reader may know it. */
export interface LetterRow {
  readonly id: string
  readonly conversation: string
  /** The seat or office that it is signed with; null: unsigned. */
  readonly signed: string | null
  /** Whether it is what it is signed with. */
  readonly proven: boolean
  /** Name of the person; null if not proven, to all but the writer's own side. */
  readonly by: string | null
  /** Of a letter of one's own side: as what it was written. */
  readonly writtenAs: string | null
  /** Seats and offices, or `all`. */
  readonly to: readonly string[]
  readonly text: string
  readonly quote: string | null
  readonly sentAt: string
  readonly arrivesAt: string
  readonly underway: boolean
  readonly mine: boolean
  readonly unread: boolean
}

/** Counts of one's own letters. */
export interface LetterNewsRow {
  readonly count: number
  readonly unread: number
  readonly underway: number
}

export interface ConversationRow {
  readonly id: string
  readonly unread: number
  readonly newest: LetterRow
}
