import type { AskView } from '@muster/rulesets/kit/asks.js'
import { flag, int, json, key, madeId, maybe, table, text, time, uuid } from './define.js'

export interface GroupEntity {
  campaign: string
  groupId: string
  class: string
  common: boolean
  turn: number
  stage: string
  deadlineAt: Date | null
  /** When its last sheet was sealed: it waits for its resolution. */
  completeAt: Date | null
  closedAt: Date | null
  /** All have sealed, and until then any of them may take the seal back. */
  coolsUntil: Date | null
  /** Its deadline before it waited for missing answers, which it does once. */
  waitedFrom: Date | null
  /** Its deadline before it was put off because holders are on vacation. */
  vacationFrom: Date | null
  /** It waits for the facilitator, and is published by itself then. */
  publishAt: Date | null
  /** Of one that waits: why it closes, and the office of the person who closes it early. */
  waitsWhy: string | null
  waitsBy: string | null
  /** It was closed in a course that does not count any more, and may be asked again. */
  undoneAt: Date | null
}

export const Group = table<GroupEntity>('ask_group', {
  campaign: key(uuid()),
  groupId: key(text('group_id')),
  class: text(),
  common: flag(),
  turn: int(),
  stage: text(),
  deadlineAt: maybe(time('deadline_at')),
  completeAt: maybe(time('complete_at')),
  closedAt: maybe(time('closed_at')),
  coolsUntil: maybe(time('cools_until')),
  waitedFrom: maybe(time('waited_from')),
  vacationFrom: maybe(time('vacation_from')),
  publishAt: maybe(time('publish_at')),
  waitsWhy: maybe(text('waits_why')),
  waitsBy: maybe(text('waits_by')),
  undoneAt: maybe(time('undone_at')),
})

export interface AskEntity {
  campaign: string
  /** A seat, or the facilitator's desk. */
  seat: string
  askId: string
  groupId: string
  view: AskView
  /** True when the engine withdrew the question. */
  lapsed: boolean
  /** Its answer, or the silence, is kept as it was when its stage closed before. */
  kept: boolean
  /** A facilitator who sees no secrets does not know of it: nobody has shown them what it is about. */
  unshown: boolean
}

export const Ask = table<AskEntity>('ask', {
  campaign: key(uuid()),
  seat: key(text()),
  askId: key(text('ask_id')),
  groupId: text('group_id'),
  view: json(),
  lapsed: { ...flag(), default: false },
  kept: { ...flag(), default: false },
  unshown: { ...flag(), default: false },
})

export interface ClockEntity {
  campaign: string
  class: string
  title: string
  position: number
  turn: number
  stage: string
  /** Every seat is asked, or the stage opened with it: its deadline reveals nothing. */
  public: boolean
  at: Date | null
}

export const Clock = table<ClockEntity>('clock', {
  campaign: key(uuid()),
  class: key(text()),
  title: text(),
  position: int(),
  turn: int(),
  stage: text(),
  public: flag(),
  at: maybe(time()),
})

export interface SheetEntity {
  id: string
  campaign: string
  seat: string
  askId: string
  turn: number
  /** `OrderDraft`s as they were sealed. */
  orders: readonly object[]
  salt: string
  hash: string
  head: string
  /** By the server; null from before it signed. */
  signature: string | null
  key: string | null
  bodyHash: string | null
  /** A user, or `bot`. */
  by: string
  /** What they were called then. */
  byName: string
  /** Sealed at the deadline from the last draft, not by a person. */
  fromDraft: boolean
  /** Sealed when the question closed from what its holder wants to be done whenever they say nothing. */
  fromStanding: boolean
  /** Of a ruling: the reason, for all to read. */
  reason: string | null
  at: Date
  replacedAt: Date | null
}

export const Sheet = table<SheetEntity>('sheet', {
  id: madeId(),
  campaign: uuid(),
  seat: text(),
  askId: text('ask_id'),
  turn: int(),
  orders: json(),
  salt: text(),
  hash: text(),
  head: text(),
  signature: maybe(text()),
  key: maybe(text()),
  bodyHash: maybe(text('body_hash')),
  by: text(),
  byName: text('by_name'),
  fromDraft: flag('from_draft'),
  fromStanding: { ...flag('from_standing'), default: false },
  reason: maybe(text()),
  at: time(),
  replacedAt: maybe(time('replaced_at')),
})
