import { IsNull } from 'typeorm'
import { Briefing } from '../db/entities/books.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import { Holding, type HoldingEntity, Place, type PlaceEntity, Seat, type SeatEntity } from '../db/entities/places.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** In seat order. */
export const seatsOf = (tx: Tx, campaign: string): Promise<SeatEntity[]> =>
  sql(tx).find(Seat, { where: { campaign }, order: { position: 'ASC' } })

export const setSeatBytes = async (tx: Tx, campaign: string, seat: string, bytes: string): Promise<void> => {
  await sql(tx).update(Seat, { campaign, seat }, { bytes })
}

export const isBot = (tx: Tx, campaign: string, seat: string): Promise<boolean> =>
  sql(tx).existsBy(Seat, { campaign, seat, bot: true })

export const setBot = async (tx: Tx, campaign: string, seat: string, bot: boolean): Promise<void> => {
  await sql(tx).update(Seat, { campaign, seat }, { bot })
}

export const insertSeats = async (tx: Tx, seats: readonly SeatEntity[]): Promise<void> => {
  await sql(tx).insert(Seat, [...seats])
}

/** Whoever holds a seat now, by seat. */
export const holdersOf = (tx: Tx, campaign: string): Promise<HoldingEntity[]> =>
  sql(tx).findBy(Holding, { campaign, until: IsNull() })

export const holdingOf = (tx: Tx, campaign: string, userId: string): Promise<HoldingEntity | null> =>
  sql(tx).findOneBy(Holding, { campaign, userId, until: IsNull() })

/** Present and past: knowledge does not leave with the place. */
export const everHeld = (tx: Tx, campaign: string, userId: string): Promise<HoldingEntity[]> =>
  sql(tx).findBy(Holding, { campaign, userId })

/** `since`: read under the campaign's lock, like whatever else happens at the table. */
export const takeSeat = async (tx: Tx, campaign: string, seat: string, userId: string, since: Date): Promise<void> => {
  await sql(tx).insert(Holding, { campaign, seat, userId, since })
}

/** Seats that nobody holds since their holder was removed. */
export const emptiedSeats = async (tx: Tx, campaign: string): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ seat: string }[]>(
    `SELECT x.seat FROM (
       SELECT DISTINCT ON (h.seat) h.seat, h.until, h.removed FROM muster.holding h
       WHERE h.campaign = $1 ORDER BY h.seat, h.until DESC NULLS FIRST) x
     WHERE x.until IS NOT NULL AND x.removed`,
    [campaign],
  )
  return rows.map(({ seat }) => seat)
}

/** The seat stands vacant; who left keeps what it knew until now. */
export const vacateSeat = async (tx: Tx, holding: HoldingEntity, removed: boolean, now: Date): Promise<void> => {
  const last = await sql(tx).maximum(Briefing, 'number', { campaign: holding.campaign, viewer: `seat:${holding.seat}` })
  await sql(tx).update(Holding, { id: holding.id }, { until: now, untilNumber: last ?? 0, removed })
}

export const placeOf = (tx: Tx, campaign: string, userId: string): Promise<PlaceEntity | null> =>
  sql(tx).findOneBy(Place, { campaign, userId, until: IsNull() })

export const everPlaced = (tx: Tx, campaign: string, userId: string): Promise<PlaceEntity[]> =>
  sql(tx).findBy(Place, { campaign, userId })

export const facilitatorOf = (tx: Tx, campaign: string): Promise<PlaceEntity | null> =>
  sql(tx).findOneBy(Place, { campaign, role: 'FACILITATOR', until: IsNull() })

/** Whoever waits for a place that begins later: a seat, or with null the facilitator's. */
export const waitingFor = (tx: Tx, campaign: string, seat: string | null): Promise<PlaceEntity | null> =>
  sql(tx).findOneBy(Place, { campaign, role: 'WAITING', seat: seat ?? IsNull(), until: IsNull() })

export const placeById = (tx: Tx, id: string): Promise<PlaceEntity | null> => sql(tx).findOneBy(Place, { id })

export const takePlace = async (
  tx: Tx,
  campaign: string,
  userId: string,
  role: PlaceEntity['role'],
  seat: string | null = null,
): Promise<string> => {
  const made = await sql(tx).insert(Place, { campaign, userId, role, seat })
  return String(made.identifiers[0]?.['id'])
}

export const leavePlace = async (tx: Tx, id: string, now: Date): Promise<void> => {
  await sql(tx).update(Place, { id }, { until: now })
}

/** Whether the user has a present place of whatever kind: only then is the campaign there for him at all. */
export const isMember = async (tx: Tx, campaign: CampaignEntity, userId: string): Promise<boolean> =>
  campaign.organiser === userId ||
  (await holdingOf(tx, campaign.id, userId)) !== null ||
  (await placeOf(tx, campaign.id, userId)) !== null
