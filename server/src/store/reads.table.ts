import type { InvitedRole, OrganisingRole, Visibility, VoteKind } from '../db/terms.js'

export type Phase = 'GATHERING' | 'RUNNING' | 'PAUSED' | 'HELD' | 'ENDED'

/** Something public that will happen: a stage that is closed early, or a place that begins; or a vote of the seats. */
export interface MatterRow {
  readonly id: string
  readonly kind: 'CLOSING' | 'PLACE' | VoteKind
  /** Name, as it was, of who asked for the closing, called the vote, or waits for the place. */
  readonly by: string
  /** Whether it is the reader's own. */
  readonly mine: boolean
  /** Of a place: the seat; null: the facilitator's. */
  readonly seat: string | null
  readonly openedAt: string
  /** A closing happens then; a place begins with the first turn after it; a vote ends. */
  readonly dueAt: string
  /** Seats whose holders consent, or have voted for it. */
  readonly consents: readonly string[]
  /** Seats whose holders have voted against it. */
  readonly against: readonly string[]
  /** Of a vote on the organiser: whether it is the reader who is to organise. */
  readonly onMe: boolean
  /** Of a vote: so many seats for it pass it at once; null: it lasts its time. */
  readonly needed: number | null
  /** Of a vote: the deadline's title, the new deadline or the end of the pause, its reason, and who is to organise. */
  readonly about: {
    readonly title?: string
    readonly at?: string
    readonly note?: string
    readonly member?: string
  }
}

/** Somebody with a place, as all members see them. */
export interface MemberRow {
  /** Of the place: it means nothing outside of the campaign. */
  readonly id: string
  readonly name: string
  /** `a name like seat A’s`; null: like nobody's. */
  readonly namesake: string | null
  readonly role: InvitedRole | 'WAITING' | 'ORGANISER' | 'DEPUTY' | 'COMMANDER'
  readonly seat: string | null
  readonly mine: boolean
  readonly organiser: boolean
  readonly coOrganiser: boolean
  /** What they were asked to be, and have not answered. */
  readonly named: OrganisingRole | null
  /** Null: not shown to the reader. */
  readonly record: RecordRow | null
}

/** Who acts for the holder of a seat, or will. */
export interface DeputyRow {
  /** Null: a bot. */
  readonly name: string | null
  readonly bot: boolean
  /** It is the reader. */
  readonly mine: boolean
  readonly fromAt: string
  readonly untilAt: string
}

/** Who plays the reader's seat with its holder. */
export interface CommanderRow {
  readonly id: string
  readonly name: string
  /** It is the reader. */
  readonly mine: boolean
  /** For which they write; null: for all. */
  readonly pieces: readonly string[] | null
  readonly seals: boolean
}

/** When somebody is away, with a note for those whom they play with. */
export interface VacationRow {
  readonly id: string
  readonly fromAt: string
  readonly untilAt: string
  readonly note: string
}

/** How reliably somebody plays. */
export interface RecordRow {
  readonly finished: number
  readonly asked: number
  readonly silent: number
  readonly excused: number
  readonly left: number
  readonly lost: number
}

/** What an account has announced, and its own record. */
export interface AttendanceRow {
  readonly vacations: readonly VacationRow[]
  readonly record: RecordRow
  readonly recordShown: 'NOBODY' | 'ORGANISERS' | 'MEMBERS'
}

/** The organiser asks, before the start, which holders of seats are there. */
export interface RollCallRow {
  readonly calledAt: string
  readonly until: string
  /** Seats whose holders have answered, or took the seat since then. */
  readonly here: readonly string[]
  readonly missing: readonly string[]
}

/** A question to the reader that they have not answered. */
export interface ToDoRow {
  readonly askId: string
  readonly kind: string
  readonly title: string
  readonly deadlineAt: string | null
}

export interface TableRow {
  readonly rulesetId: string
  readonly phase: Phase
  /** When the pause ends by itself; null: when somebody ends it. */
  readonly pausedUntil: string | null
  /** All have sealed, and the stage closes then unless somebody takes a seal back; null: not so, or not shown. */
  readonly coolsUntil: string | null
  /** The stage waits for the facilitator, and is published by itself then; null: not so. */
  readonly publishesAt: string | null
  readonly turn: number
  readonly stage: string
  readonly note: string | null
  readonly seats: readonly {
    readonly id: string
    readonly title: string
    readonly subtitle: string
    /** Name of its alliance; null: it shares its sight with nobody. */
    readonly alliance: string | null
    readonly holder: string | null
    /** `a name like seat A’s`; null: like nobody's. */
    readonly namesake: string | null
    /** A bot plays it. */
    readonly bot: boolean
    /** Its start is kept for somebody who joins later: the last turn at whose opening they can begin. */
    readonly reservedUntil: number | null
    /** Others may take it over from its holder. */
    readonly offered: boolean
    /** What the holder says who looks for a substitute; null: they do not. */
    readonly offerNote: string | null
    readonly deputy: DeputyRow | null
    /** Of the holder: the one that runs, or the next. */
    readonly vacation: VacationRow | null
    /** Its last holder conceded, and nobody has taken it over. */
    readonly conceded: boolean
    readonly mine: boolean
    /** Null: not shown, or not asked. */
    readonly sealed: boolean | null
  }[]
  /** Null: nobody organises it. */
  readonly organiser: string | null
  readonly facilitator: string | null
  readonly facilitatorNamesake: string | null
  /** Seats first. */
  readonly members: readonly MemberRow[]
  /** What will happen and may be consented to. */
  readonly matters: readonly MatterRow[]
  /** Number of the newest line of the log. */
  readonly logged: number
  /** Of the reader's own seat. */
  readonly commanders: readonly CommanderRow[]
  /** The reader's own, the first to close first; empty while no answers are taken. */
  readonly toDo: readonly ToDoRow[]
  readonly clocks: readonly { readonly class: string; readonly title: string; readonly at: string | null }[]
  /** `seats` is null if who is awaited may not be shown. */
  readonly awaiting: { readonly seats: readonly string[] | null; readonly text: string }
  readonly timeZone: string
  /** Null to former members. */
  readonly visibility: Visibility | null
  /** Of the ruleset; null to former members. */
  readonly edition: string | null
  /** The last one before the start; null: there was none, or the campaign has started. */
  readonly rollCall: RollCallRow | null
  /** Open requests for its seats; null to all but those who organise. */
  readonly requests: number | null
  /** Whether the ended war is completely open: the briefings for everyone are all written. */
  readonly opened: boolean
  /** Counts the changes that everybody sees. */
  readonly version: number
}
