import type { InvitedRole, OrganisingRole } from '../terms.js'
import { flag, int, key, madeId, maybe, table, text, time, uuid } from './define.js'

export interface SeatEntity {
  campaign: string
  seat: string
  position: number
  title: string
  subtitle: string
  /** The seat's contribution to the dice, 64 hex digits. */
  bytes: string | null
  /** Whether a bot plays it: while nobody holds it, or until its holder is back. */
  bot: boolean
  /** Its start is kept for somebody who joins later: the last turn at whose opening they can begin; null: it is not. */
  reservedUntil: number | null
  /** Name of its alliance; null: it shares its sight with nobody. */
  alliance: string | null
}

export const Seat = table<SeatEntity>('seat', {
  campaign: key(uuid()),
  seat: key(text()),
  position: int(),
  title: text(),
  subtitle: text(),
  bytes: maybe(text()),
  bot: { ...flag(), default: false },
  reservedUntil: maybe(int('reserved_until')),
  alliance: maybe(text()),
})

export interface HoldingEntity {
  id: string
  campaign: string
  seat: string
  userId: string
  since: Date
  until: Date | null
  /** The last briefing of the seat that the holder may read after leaving. */
  untilNumber: number | null
  /** They did not leave by themselves: the organiser removed them. */
  removed: boolean
  /** They left by conceding. */
  conceded: boolean
  /** Stages in a row at whose deadline the seat had sealed nothing. */
  silentStages: number
  /** Of the campaign's excuses: how many are gone, and since which turn the next one grows back. */
  excusesUsed: number
  excusesTurn: number
  /** Since when somebody else may take the seat over. */
  offeredAt: Date | null
  /** They look for a substitute themselves; otherwise it is offered because they stayed silent. */
  offeredByHolder: boolean
  /** What they say about it. */
  offerNote: string
  /** By how much stages were put off, and bots acted, because of their vacations. */
  vacationHours: number
  /** Stages that asked all seats while they held theirs; in how many it was silent, and how often it was excused. */
  stagesAsked: number
  stagesSilent: number
  stagesExcused: number
  /** Why they hold it no longer, if that was while the campaign was played. */
  gone: 'LEFT' | 'REMOVED' | 'SILENT' | 'HANDED_OVER' | null
  /** When they last answered a roll call. */
  hereAt: Date | null
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
  conceded: { ...flag(), default: false },
  silentStages: { ...int('silent_stages'), default: 0 },
  excusesUsed: { ...int('excuses_used'), default: 0 },
  excusesTurn: { ...int('excuses_turn'), default: 0 },
  offeredAt: maybe(time('offered_at')),
  offeredByHolder: { ...flag('offered_by_holder'), default: false },
  offerNote: { ...text('offer_note'), default: '' },
  vacationHours: { ...int('vacation_hours'), default: 0 },
  stagesAsked: { ...int('stages_asked'), default: 0 },
  stagesSilent: { ...int('stages_silent'), default: 0 },
  stagesExcused: { ...int('stages_excused'), default: 0 },
  gone: maybe(text()),
  hereAt: maybe(time('here_at')),
})

export interface PlaceEntity {
  id: string
  campaign: string
  userId: string
  /** `WAITING`: for a place that begins later, with `seat`, or the facilitator's without one; until then they know what an observer does. */
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
  /** Who made it; null of one from before that was stored: the organiser. */
  madeBy: string | null
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
  madeBy: maybe(text('made_by')),
  expiresAt: time('expires_at'),
  usedBy: maybe(text('used_by')),
  usedByName: maybe(text('used_by_name')),
  usedAt: maybe(time('used_at')),
  revokedAt: maybe(time('revoked_at')),
})

/** Somebody whom the organiser has named: as co-organiser, or to take the organiser's place. */
export interface NamingEntity {
  id: string
  campaign: string
  userId: string
  role: OrganisingRole
  namedAt: Date
  /** Null: they have not answered. */
  acceptedAt: Date | null
  /** They declined, gave it up, left or were dismissed; or they organise now. */
  endedAt: Date | null
}

export const Naming = table<NamingEntity>('naming', {
  id: madeId(),
  campaign: uuid(),
  userId: text('user_id'),
  role: text(),
  namedAt: time('named_at'),
  acceptedAt: maybe(time('accepted_at')),
  endedAt: maybe(time('ended_at')),
})

/** Somebody without a place asks for a seat. Open until it is answered, or lapses. */
export interface SeatRequestEntity {
  id: string
  campaign: string
  userId: string
  /** Null: whichever is free. */
  seat: string | null
  note: string
  /** What they bring to the dice, 64 hex digits. */
  bytes: string
  askedAt: Date
  lapsesAt: Date
  answeredAt: Date | null
  outcome: 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN' | null
  /** The organiser's sentence; may be empty. */
  answer: string
}

export const SeatRequest = table<SeatRequestEntity>('seat_request', {
  id: madeId(),
  campaign: uuid(),
  userId: text('user_id'),
  seat: maybe(text()),
  note: text(),
  bytes: text(),
  askedAt: time('asked_at'),
  lapsesAt: time('lapses_at'),
  answeredAt: maybe(time('answered_at')),
  outcome: maybe(text()),
  answer: { ...text(), default: '' },
})
