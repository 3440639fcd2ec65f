import { flag, int, json, key, madeId, maybe, table, text, time, uuid } from './define.js'
import type { LogKind, VoteKind } from '../terms.js'

/** One line of the table's log, as it was written: nothing in it changes but the name of somebody who has deleted their account. */
export interface LogEntity {
  campaign: string
  number: number
  at: Date
  kind: LogKind
  /** Null: nobody; the deadline or the rules did it. */
  byUser: string | null
  /** What they were called then. */
  byName: string | null
  /** Done by an API token of theirs. */
  tool: boolean
  seat: string | null
  /** Name, as it was then, of another person concerned. */
  subject: string | null
  /** Who that is. */
  ofUser: string | null
  detail: object
}

export const Log = table<LogEntity>('table_log', {
  campaign: key(uuid()),
  number: key(int()),
  at: time(),
  kind: text(),
  byUser: maybe(text('by_user')),
  byName: maybe(text('by_name')),
  tool: flag(),
  seat: maybe(text()),
  subject: maybe(text()),
  ofUser: maybe(text('of_user')),
  detail: json(),
})

/**
 * `sealed`, `consent`, `notice`: a stage is closed early. `turn`, `consent`: a place begins. `passed`: what the seats voted on is done. The others had no
 * effect.
 */
export type MatterOutcome =
  | ('sealed' | 'consent' | 'notice' | 'turn')
  | ('passed' | 'rejected')
  | ('objection' | 'withdrawn' | 'lapsed')

/** What a vote is about, by its kind. */
export interface VoteAbout {
  /** Of a deadline: its class, and what to print of it. */
  readonly class?: string
  readonly title?: string
  /** The new deadline, or the end of the pause. */
  readonly at?: string
  readonly note?: string
  /** Who is to organise. */
  readonly userId?: string
  /** What is to be set right, as JSON. */
  readonly corrections?: string
  /** What is to be played again, or opened again, as JSON. */
  readonly played?: string
}

/** Something that will happen, which all are told of beforehand and the holders of the seats may consent to; or a vote of theirs. */
export interface MatterEntity {
  id: string
  campaign: string
  kind: 'CLOSING' | 'PLACE' | VoteKind
  /** The place that begins. */
  place: string | null
  /** Who offered the place; null of one from before that was stored: the organiser. */
  offeredBy: string | null
  about: VoteAbout
  /** Who asked for the closing, called the vote, or waits for the place. */
  byUser: string
  byName: string
  turn: number
  stage: string
  openedAt: Date
  /** A closing happens then; a place begins with the first turn after it; a vote ends. */
  dueAt: Date
  settledAt: Date | null
  outcome: MatterOutcome | null
}

export const Matter = table<MatterEntity>('matter', {
  id: madeId(),
  campaign: uuid(),
  kind: text(),
  place: maybe(uuid()),
  offeredBy: maybe(text('offered_by')),
  about: json(),
  byUser: text('by_user'),
  byName: text('by_name'),
  turn: int(),
  stage: text(),
  openedAt: time('opened_at'),
  dueAt: time('due_at'),
  settledAt: maybe(time('settled_at')),
  outcome: maybe(text()),
})

export interface ConsentEntity {
  campaign: string
  matter: string
  seat: string
  userId: string
  at: Date
  /** Of a vote: whether it is one against. */
  against: boolean
}

export const Consent = table<ConsentEntity>('consent', {
  campaign: uuid(),
  matter: key(uuid()),
  seat: key(text()),
  userId: text('user_id'),
  at: time(),
  against: { ...flag(), default: false },
})
