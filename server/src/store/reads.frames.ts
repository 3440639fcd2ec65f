/** Of more briefings than these only the newest is sent. */
export const backlog = 50

/** What a listener of a campaign follows, and what it has of that. */
export interface FrameAsk {
  readonly kind: 'briefing' | 'table' | 'battle' | 'draft' | 'letters'
  readonly credential: string
  /** Id of the battle, or of the ask that a draft answers. */
  readonly about: string | null
  /** Number of the newest briefing or entry that it has; null: none, and of briefings it wants only the current one. Drafts are all read. */
  readonly after: number | null
}

/** The standing of a listener. */
export interface Told {
  /** False: its credential proves nobody any more. */
  readonly proven: boolean
  /** Whether there is a present place behind it. */
  readonly stands: boolean
  /** The same for all who are shown the same. */
  readonly key: string | null
  /** Of briefings: the number of the newest, and how many are newer than what it has. */
  readonly latest: number | null
  readonly above: number | null
  readonly rulesetId: string | null
  readonly edition: string | null
}

/** A briefing, a table, a draft, the news of somebody's letters, a desk's head (number 0) or an entry of its log: text until it is parsed. */
export interface FrameBody {
  readonly number: number
  readonly text: string
}

export interface Frames {
  /** One for each listener, in order. */
  readonly told: readonly Told[]
  /** By key, in order. */
  readonly bodies: ReadonlyMap<string, readonly FrameBody[]>
}
