import type { AbsenceRules, DeadlineRule, Press, Visibility } from '../terms.js'
import { flag, int, json, key, madeId, maybe, table, text, time, uuid } from './define.js'

export interface CampaignEntity {
  id: string
  name: string
  ruleset: string
  edition: string
  /** By which it is to be played from the next turn on; null: by the same. */
  nextEdition: string | null
  scenario: string
  /** `Settings`: complete and frozen. */
  settings: object
  /** `TabletopChoice`: frozen, too. */
  tabletop: object
  timeZone: string
  deadlineRules: Readonly<Record<string, DeadlineRule>>
  showSealed: boolean
  replaceable: boolean
  draftAtDeadline: 'seal' | 'ignore'
  observersDelay: number | null
  /** Hours of notice before a stage is closed early, or before a place begins in mid-war. */
  noticeHours: number
  press: Press
  /** Hours that a letter of a seat takes. */
  letterDelay: number
  /** Whether the facilitator reads every letter. */
  facilitatorReads: boolean
  /** Whether the facilitator is told no more than all are. */
  blindFacilitator: boolean
  /** The part of the address of the public chronicle that nobody guesses; null: it is not public. */
  chronicleToken: string | null
  /** The code of the link at which the war can be read; null: there is none. */
  warCode: string | null
  /** Seats whose holders want no such link. */
  warRefused: readonly string[]
  absence: AbsenceRules
  visibility: Visibility
  /** When it was first listed; null: never. */
  listedAt: Date | null
  /** When the organiser last called the roll before the start, and until when they wait for answers; null: never. */
  rollCalledAt: Date | null
  rollCallUntil: Date | null
  /** Hours that a stage in which all have sealed stays open, so that seals can be taken back. */
  coolDown: number
  /** Hours that a stage waits for the facilitator to publish it; 0: it is published as soon as it can be resolved. */
  publishHours: number
  /** Hours that a vote of the seats lasts. */
  voteHours: number
  /** Days without any act of the organiser after which the seats may choose another. */
  silentDays: number
  /** Null: they have deleted their account, and nobody organises it. */
  organiser: string | null
  publicKey: string
  boardHash: string
  phase: 'GATHERING' | 'RUNNING' | 'PAUSED' | 'HELD' | 'ENDED'
  note: string | null
  turn: number
  stage: string
  /** Number of the last resolution; −1 before the set-up. Internal to the referee: no viewer is told. */
  revision: number
  /** Counts changes of the table that everybody sees. */
  version: number
  /** Consecutive stages that closed without a seal by a person. */
  silentStages: number
  head: string
  publishedHead: string
  createdAt: Date
  /** When it was paused or put on hold. */
  stoppedAt: Date | null
  /** When a pause ends by itself; null: when somebody ends it. */
  resumesAt: Date | null
  /** When the ended war was opened completely. */
  openedAt: Date | null
}

export const Campaign = table<CampaignEntity>('campaign', {
  id: madeId(),
  name: text(),
  ruleset: text(),
  edition: text(),
  nextEdition: maybe(text('next_edition')),
  scenario: text(),
  settings: json(),
  tabletop: json(),
  timeZone: text('time_zone'),
  deadlineRules: json('deadline_rules'),
  showSealed: flag('show_sealed'),
  replaceable: flag(),
  draftAtDeadline: text('draft_at_deadline'),
  observersDelay: maybe(int('observers_delay')),
  noticeHours: int('notice_hours'),
  press: text(),
  letterDelay: int('letter_delay'),
  facilitatorReads: flag('facilitator_reads'),
  blindFacilitator: { ...flag('blind_facilitator'), default: false },
  chronicleToken: maybe(text('chronicle_token')),
  warCode: maybe(text('war_code')),
  warRefused: { ...json('war_refused'), default: '[]' },
  absence: json(),
  visibility: { ...text(), default: 'PRIVATE' },
  listedAt: maybe(time('listed_at')),
  rollCalledAt: maybe(time('roll_called_at')),
  rollCallUntil: maybe(time('roll_call_until')),
  coolDown: int('cool_down'),
  publishHours: int('publish_hours'),
  voteHours: int('vote_hours'),
  silentDays: int('silent_days'),
  organiser: maybe(text()),
  publicKey: text('public_key'),
  boardHash: text('board_hash'),
  phase: text(),
  note: maybe(text()),
  turn: { ...int(), default: 0 },
  stage: { ...text(), default: '' },
  revision: { ...int(), default: -1 },
  version: { ...int(), default: 1 },
  silentStages: { ...int('silent_stages'), default: 0 },
  head: { ...text(), default: '' },
  publishedHead: { ...text('published_head'), default: '' },
  createdAt: { ...time('created_at'), createDate: true },
  stoppedAt: maybe(time('stopped_at')),
  resumesAt: maybe(time('resumes_at')),
  openedAt: maybe(time('opened_at')),
})

export interface SecretEntity {
  campaign: string
  privateKey: string
  /** Key of the bots' own dice, 64 hex digits; made with the first bot. */
  botKey: string | null
}

export const Secret = table<SecretEntity>('campaign_secret', {
  campaign: key(uuid()),
  privateKey: text('private_key'),
  botKey: maybe(text('bot_key')),
})
