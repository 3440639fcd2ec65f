import type { InvitedRole, LogCause, LogKind } from '../db/terms.js'

export type Phase = 'GATHERING' | 'RUNNING' | 'PAUSED' | 'HELD' | 'ENDED'

/** Something that is to happen in public: a stage that is closed early, or a place that begins. */
export interface MatterRow {
  readonly id: string
  readonly kind: 'CLOSING' | 'PLACE'
  /** Name, as it was, of who asked for the closing or waits for the place. */
  readonly by: string
  /** Whether it is the reader's own. */
  readonly mine: boolean
  /** Of a place: the seat; null: the facilitator's. */
  readonly seat: string | null
  readonly openedAt: string
  /** A closing happens then; a place begins with the first turn after it. */
  readonly dueAt: string
  /** Seats whose holders consent. */
  readonly consents: readonly string[]
}

/** What else a line of the log says, by its kind. */
export interface LogDetail {
  readonly role?: InvitedRole
  readonly cause?: LogCause
  readonly turn?: number
  /** What to print of the stage, or of the class of deadlines. */
  readonly title?: string
  readonly hours?: number
  readonly at?: string
  /** No server was at work from then until the line was written. */
  readonly since?: string
  readonly note?: string
  readonly matter?: MatterRow['kind']
  readonly name?: string
  /** A bot played the seat before. */
  readonly bot?: boolean
}

export interface LogRow {
  readonly number: number
  readonly at: string
  readonly kind: LogKind
  /** Name, as it was then; null: the clock or the rules. */
  readonly by: string | null
  readonly tool: boolean
  readonly seat: string | null
  readonly subject: string | null
  readonly detail: LogDetail
}

export interface TableRow {
  readonly phase: Phase
  readonly turn: number
  readonly stage: string
  readonly note: string | null
  readonly seats: readonly {
    readonly id: string
    readonly title: string
    readonly subtitle: string
    readonly holder: string | null
    /** `a name like seat A’s`; null: like nobody's. */
    readonly namesake: string | null
    /** A bot plays it. */
    readonly bot: boolean
    readonly mine: boolean
    /** Null: not shown, or not asked. */
    readonly sealed: boolean | null
  }[]
  readonly organiser: string
  readonly facilitator: string | null
  readonly facilitatorNamesake: string | null
  /** What is to happen and may be consented to. */
  readonly matters: readonly MatterRow[]
  /** Number of the newest line of the log. */
  readonly logged: number
  readonly clocks: readonly { readonly class: string; readonly title: string; readonly at: string | null }[]
  /** `seats` is null while who is awaited may not be shown. */
  readonly awaiting: { readonly seats: readonly string[] | null; readonly text: string }
  readonly timeZone: string
  /** Whether the war that is over stands open in full: the briefings for everyone are all written. */
  readonly opened: boolean
  /** Counts the changes that everybody sees. */
  readonly version: number
}
