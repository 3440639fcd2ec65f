/** Of more briefings than these the newest is sent alone. */
export const backlog = 50

/** What a listener of a campaign follows, and what it has of that. */
export interface FrameAsk {
  readonly kind: 'briefing' | 'table' | 'battle' | 'draft'
  readonly credential: string
  /** Id of the battle, or of the ask that a draft answers. */
  readonly about: string | null
  /** Number of the newest briefing or entry that it has; null: none, and of briefings it wants the current one alone. Drafts are all read. */
  readonly after: number | null
}

/** Where a listener stands. */
export interface Told {
  /** False: its credential proves nobody any more. */
  readonly proven: boolean
  /** Whether there is a present place behind it. */
  readonly stands: boolean
  /** The same for all who are shown the same. */
  readonly key: string | null
  /** Of briefings: the number of the newest, and how many lie above what it has. */
  readonly latest: number | null
  readonly above: number | null
  readonly rulesetId: string | null
}

/** A briefing, a table, a draft, a desk's head (number 0) or an entry of its log: text until somebody looks. */
export interface FrameBody {
  readonly number: number
  readonly text: string
}

export interface Frames {
  /** One for each that asked, in order. */
  readonly told: readonly Told[]
  /** By key, in order. */
  readonly bodies: ReadonlyMap<string, readonly FrameBody[]>
}
