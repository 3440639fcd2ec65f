import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { Throw } from '@muster/rulesets/kit/dice.js'
import { flag, int, json, key, maybe, table, text, time, uuid } from './define.js'

/** One resolution: what went in, what came out, and the state after it for the last and every sixteenth. */
export interface ResolutionEntity {
  campaign: string
  revision: number
  groupId: string | null
  why: string
  turn: number
  stage: string
  input: object
  events: readonly object[]
  throws: readonly Throw[]
  inputHash: string
  eventsHash: string
  stateHash: string
  state: object | null
  at: Date
}

export const Resolution = table<ResolutionEntity>('resolution', {
  campaign: key(uuid()),
  revision: key(int()),
  groupId: maybe(text('group_id')),
  why: text(),
  turn: int(),
  stage: text(),
  input: json(),
  events: json(),
  throws: json(),
  inputHash: text('input_hash'),
  eventsHash: text('events_hash'),
  stateHash: text('state_hash'),
  state: maybe(json()),
  at: time(),
})

export interface BoardEntity {
  hash: string
  body: object
}

export const BoardTable = table<BoardEntity>('board', { hash: key(text()), body: json() })

export interface BriefingEntity {
  campaign: string
  /** `seat:A`, `observer`, `facilitator`, or after the end `everyone`. */
  viewer: string
  number: number
  turn: number
  stage: string
  boardHash: string
  /** A `GameView` without its board. */
  view: object
  /** `ReportLine`s. */
  report: readonly object[]
  asks: readonly AskView[]
  /** Hash of view and asks: whether a later resolution changed anything for this viewer. */
  knownHash: string
  /** Lines of earlier ones that are no longer so: `CorrectedLine`s. */
  corrected: readonly object[] | null
  at: Date
}

export const Briefing = table<BriefingEntity>('briefing', {
  campaign: key(uuid()),
  viewer: key(text()),
  number: key(int()),
  turn: int(),
  stage: text(),
  boardHash: text('board_hash'),
  view: json(),
  report: json(),
  asks: json(),
  knownHash: text('known_hash'),
  corrected: maybe(json()),
  at: time(),
})

/** The hash chain of a campaign: each head commits to its entry under a salt of its own, and to the previous head. */
export interface RecordEntity {
  campaign: string
  number: number
  kind: string
  entry: object
  salt: string
  head: string
  /** Shown to everybody from then on. */
  published: boolean
  at: Date
}

export const RecordTable = table<RecordEntity>('record', {
  campaign: key(uuid()),
  number: key(int()),
  kind: text(),
  entry: json(),
  salt: text(),
  head: text(),
  published: flag(),
  at: time(),
})
