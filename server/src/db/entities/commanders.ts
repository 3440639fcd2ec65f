import { flag, int, json, madeId, maybe, table, text, time, uuid } from './define.js'

/** Somebody who plays a seat with its holder, until one of them ends it. */
export interface CommanderEntity {
  id: string
  campaign: string
  /** Of the seat's holder: it ends with this. */
  holding: string
  seat: string
  /** Null: whoever accepts the link. */
  userId: string | null
  /** SHA-256 of the link's token, in hex. */
  tokenHash: string
  /** Of the link. */
  expiresAt: Date
  acceptedAt: Date | null
  /** Ids of the pieces for which they write orders; null: all. */
  pieces: readonly string[] | null
  /** Whether they may seal whatever the seat is asked. Only whoever writes for all pieces may. */
  seals: boolean
  endedAt: Date | null
  /** The last briefing of the seat that they may read, once it is over. */
  untilNumber: number | null
}

export const Commander = table<CommanderEntity>('commander', {
  id: madeId(),
  campaign: uuid(),
  holding: uuid(),
  seat: text(),
  userId: maybe(text('user_id')),
  tokenHash: text('token_hash'),
  expiresAt: time('expires_at'),
  acceptedAt: maybe(time('accepted_at')),
  pieces: maybe(json()),
  seals: { ...flag(), default: false },
  endedAt: maybe(time('ended_at')),
  untilNumber: maybe(int('until_number')),
})
