import { int, json, key, maybe, table, text, time, uuid } from './define.js'

export interface BattleEntity {
  id: string
  campaign: string
  /** The engine's own name for it: shown to nobody. */
  key: string
  /** 64 hex digits: the seed of the table's sketch. */
  seed: string
  openedAt: Date
  closedAt: Date | null
}

export const Battle = table<BattleEntity>('battle', {
  id: key(uuid()),
  campaign: uuid(),
  key: text(),
  seed: text(),
  openedAt: time('opened_at'),
  closedAt: maybe(time('closed_at')),
})

export interface BattleSideEntity {
  battle: string
  campaign: string
  seat: string
  /** IANA zone, as last reported by a browser of the seat. */
  zone: string | null
}

export const BattleSide = table<BattleSideEntity>('battle_side', {
  battle: key(uuid()),
  campaign: uuid(),
  seat: key(text()),
  zone: maybe(text()),
})

/** What a side's view calls the battle, from then on: former holders continue to read it under the name of their time. */
export interface BattleNameEntity {
  campaign: string
  battle: string
  seat: string
  since: Date
  about: string
}

export const BattleName = table<BattleNameEntity>('battle_name', {
  campaign: uuid(),
  battle: key(uuid()),
  seat: key(text()),
  since: key(time()),
  about: text(),
})

export type BattleEntryKind = 'MESSAGE' | 'TIMES' | 'AGREEMENT' | 'CALLED_OFF' | 'ROLL' | 'SHOWN'

export interface BattleEntryEntity {
  campaign: string
  battle: string
  number: number
  seat: string
  by: string
  /** What they were called then. */
  byName: string
  at: Date
  kind: BattleEntryKind
  body: object
  key: string
  bodyHash: string
}

export const BattleEntry = table<BattleEntryEntity>('battle_entry', {
  campaign: uuid(),
  battle: key(uuid()),
  number: key(int()),
  seat: text(),
  by: text(),
  byName: text('by_name'),
  at: time(),
  kind: text(),
  body: json(),
  key: text(),
  bodyHash: text('body_hash'),
})
