import type { AbsenceRules, InvitedRole, LogCause, LogKind, OrganisingRole, Visibility, VoteKind } from '../db/terms.js'

/** What else a line of the log says, by its kind. */
export interface LogDetail {
  readonly role?: InvitedRole
  readonly cause?: LogCause
  readonly turn?: number
  /** What to print of the stage, or of the deadline class. */
  readonly title?: string
  readonly hours?: number
  readonly at?: string
  /** No server was running from then until the line was written. */
  readonly since?: string
  readonly note?: string
  /** Of a start that was kept for a late starter. */
  readonly late?: boolean
  /** Of such a seat: the last turn at whose opening somebody can begin there. */
  readonly until?: number
  readonly matter?: 'CLOSING' | 'PLACE'
  readonly vote?: VoteKind
  readonly against?: boolean
  /** How a vote ended; `back`: the organiser is there again. */
  readonly outcome?: 'passed' | 'rejected' | 'lapsed' | 'withdrawn' | 'back'
  /** The seats voted for it. */
  readonly voted?: boolean
  readonly name?: string
  /** They left because they deleted their account. */
  readonly deleted?: boolean
  /** Of a seat that stayed silent: in how many stages, and what is done. */
  readonly stages?: number
  readonly then?: AbsenceRules['silentThen']
  /** A deadline that is put off once because answers are missing. */
  readonly waited?: boolean
  readonly organising?: OrganisingRole
  /** They had only been asked, and had not answered. */
  readonly asked?: boolean
  /** What was done to the public page of the chronicle. */
  readonly page?: 'OPENED' | 'MOVED' | 'CLOSED'
  /** What was done to the link at which the war can be read. */
  readonly link?: 'OPENED' | 'MOVED' | 'CLOSED' | 'REFUSED' | 'ALLOWED'
  /** Whoever runs the server did it. */
  readonly host?: boolean
  /** A bot played the seat before, or acts for its holder. */
  readonly bot?: boolean
  /** When it begins, where that is later; `at` is when it ends. */
  readonly from?: string
  /** Whoever acts gives up, or takes back, what was their own. */
  readonly own?: boolean
  /** A deadline that is put off because of a vacation. */
  readonly vacation?: boolean
  readonly visibility?: Visibility
  /** Kind of a channel. */
  readonly channel?: string
  /** Seats that may answer anew. */
  readonly seats?: readonly string[]
}

export interface LogRow {
  readonly number: number
  readonly at: string
  readonly kind: LogKind
  /** Name, as it was then; null: the deadline or the rules. */
  readonly by: string | null
  readonly tool: boolean
  readonly seat: string | null
  readonly subject: string | null
  readonly detail: LogDetail
}
