import { flag, madeId, maybe, table, text, time, uuid } from './define.js'

/** Somebody, or a bot, acts for the holder of a seat from one time to another. */
export interface DeputyshipEntity {
  id: string
  campaign: string
  /** Of the seat's holder: it ends with this. */
  holding: string
  seat: string
  /** Null: a bot, or whoever accepts the link. */
  userId: string | null
  bot: boolean
  /** SHA-256 of the link's token, in hex. */
  tokenHash: string | null
  /** The vacation for which the campaign's rules let a bot act. */
  vacation: string | null
  namedAt: Date
  fromAt: Date
  untilAt: Date
  acceptedAt: Date | null
  /** Whether what its beginning brings is done. */
  begun: boolean
  /** No later than `untilAt`. Null: it runs or is still to come, or its end is not in the log yet. */
  endedAt: Date | null
}

export const Deputyship = table<DeputyshipEntity>('deputyship', {
  id: madeId(),
  campaign: uuid(),
  holding: uuid(),
  seat: text(),
  userId: maybe(text('user_id')),
  bot: { ...flag(), default: false },
  tokenHash: maybe(text('token_hash')),
  vacation: maybe(uuid()),
  namedAt: time('named_at'),
  fromAt: time('from_at'),
  untilAt: time('until_at'),
  acceptedAt: maybe(time('accepted_at')),
  begun: { ...flag(), default: false },
  endedAt: maybe(time('ended_at')),
})

/** When somebody is away, as they announced it for all their campaigns. */
export interface VacationEntity {
  id: string
  userId: string
  fromAt: Date
  untilAt: Date
  /** For those whom they play with. */
  note: string
  announcedAt: Date
  /** They took it back. */
  endedAt: Date | null
}

export const Vacation = table<VacationEntity>('vacation', {
  id: madeId(),
  userId: text('user_id'),
  fromAt: time('from_at'),
  untilAt: time('until_at'),
  note: text(),
  announcedAt: time('announced_at'),
  endedAt: maybe(time('ended_at')),
})
