import { flag, int, json, key, madeId, maybe, table, text, time, uuid } from './define.js'
import type { LogKind } from '../terms.js'

/** One line of the table's log, as it was written: never changed, never taken away. */
export interface LogEntity {
  campaign: string
  number: number
  at: Date
  kind: LogKind
  /** Null: nobody, the clock or the rules did it. */
  byUser: string | null
  /** What they were called then. */
  byName: string | null
  /** Done by an API token of theirs. */
  tool: boolean
  seat: string | null
  /** Name, as it was then, of somebody else whom it concerns. */
  subject: string | null
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
  detail: json(),
})

/** `sealed`, `consent`, `notice`: a stage is closed early. `turn`, `consent`: a place begins. The others come to nothing. */
export type MatterOutcome = 'sealed' | 'consent' | 'notice' | 'turn' | 'objection' | 'withdrawn' | 'lapsed'

/** Something that is to happen, which all are told of beforehand and the holders of the seats may consent to. */
export interface MatterEntity {
  id: string
  campaign: string
  kind: 'CLOSING' | 'PLACE'
  /** The place that begins. */
  place: string | null
  /** Who asked for the closing, or who waits for the place. */
  byUser: string
  byName: string
  turn: number
  stage: string
  openedAt: Date
  /** A closing happens then; a place begins with the first turn after it. */
  dueAt: Date
  settledAt: Date | null
  outcome: MatterOutcome | null
}

export const Matter = table<MatterEntity>('matter', {
  id: madeId(),
  campaign: uuid(),
  kind: text(),
  place: maybe(uuid()),
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
  matter: string
  seat: string
  userId: string
  at: Date
}

export const Consent = table<ConsentEntity>('consent', {
  matter: key(uuid()),
  seat: key(text()),
  userId: text('user_id'),
  at: time(),
})
