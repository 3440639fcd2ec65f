import type { InvitedRole } from '../terms.js'
import { flag, int, key, madeId, maybe, table, text, time, uuid } from './define.js'

export interface SeatEntity {
  campaign: string
  seat: string
  position: number
  title: string
  subtitle: string
  /** The seat's share in the dice, 64 hex digits. */
  bytes: string | null
  /** Whether a bot plays it while nobody holds it. */
  bot: boolean
}

export const Seat = table<SeatEntity>('seat', {
  campaign: key(uuid()),
  seat: key(text()),
  position: int(),
  title: text(),
  subtitle: text(),
  bytes: maybe(text()),
  bot: { ...flag(), default: false },
})

export interface HoldingEntity {
  id: string
  campaign: string
  seat: string
  userId: string
  since: Date
  until: Date | null
  /** The last briefing of the seat that the holder may read once he has left. */
  untilNumber: number | null
  /** They did not leave by themselves: the organiser took the seat from them. */
  removed: boolean
}

export const Holding = table<HoldingEntity>('holding', {
  id: madeId(),
  campaign: uuid(),
  seat: text(),
  userId: text('user_id'),
  since: time(),
  until: maybe(time()),
  untilNumber: maybe(int('until_number')),
  removed: { ...flag(), default: false },
})

export interface PlaceEntity {
  id: string
  campaign: string
  userId: string
  /** `WAITING`: for a place that begins later, with `seat` or without one the facilitator's; until then they know what an observer does. */
  role: 'OBSERVER' | 'FACILITATOR' | 'WAITING'
  seat: string | null
  since: Date
  until: Date | null
}

export const Place = table<PlaceEntity>('place', {
  id: madeId(),
  campaign: uuid(),
  userId: text('user_id'),
  role: text(),
  seat: maybe(text()),
  since: { ...time(), createDate: true },
  until: maybe(time()),
})

export interface InvitationEntity {
  id: string
  campaign: string
  role: InvitedRole
  seat: string | null
  /** SHA-256 of the link's token, in hex. */
  tokenHash: string
  expiresAt: Date
  usedBy: string | null
  /** What they were called then. */
  usedByName: string | null
  usedAt: Date | null
  revokedAt: Date | null
}

export const Invitation = table<InvitationEntity>('invitation', {
  id: madeId(),
  campaign: uuid(),
  role: text(),
  seat: maybe(text()),
  tokenHash: text('token_hash'),
  expiresAt: time('expires_at'),
  usedBy: maybe(text('used_by')),
  usedByName: maybe(text('used_by_name')),
  usedAt: maybe(time('used_at')),
  revokedAt: maybe(time('revoked_at')),
})
