import type { DeadlineRule } from '../terms.js'
import { flag, int, json, key, madeId, maybe, table, text, time, uuid } from './define.js'

export interface CampaignEntity {
  id: string
  name: string
  ruleset: string
  edition: string
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
  /** Hours that everybody is told beforehand of a stage that is closed early, or of a place that begins in mid-war. */
  noticeHours: number
  organiser: string
  publicKey: string
  boardHash: string
  phase: 'GATHERING' | 'RUNNING' | 'PAUSED' | 'HELD' | 'ENDED'
  note: string | null
  turn: number
  stage: string
  /** Number of the last resolution; −1 before the set-up. The referee's own: no viewer is told. */
  revision: number
  /** Counts changes of the table that everybody sees. */
  version: number
  /** Stages in a row that closed without a seal by a human. */
  silentStages: number
  head: string
  publishedHead: string
  createdAt: Date
  /** When it was paused or held. */
  stoppedAt: Date | null
  /** When the ended war stood open in full. */
  openedAt: Date | null
}

export const Campaign = table<CampaignEntity>('campaign', {
  id: madeId(),
  name: text(),
  ruleset: text(),
  edition: text(),
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
  organiser: text(),
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
