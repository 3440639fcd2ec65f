import { In, IsNull, Not } from 'typeorm'
import { Briefing } from '../db/entities/books.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import { Holding, type HoldingEntity, Place, type PlaceEntity, Seat, type SeatEntity } from '../db/entities/places.js'
import { commanderOf } from './commanders.js'
import { deputyOf } from './deputies.js'
import { eraseStanding } from './standing.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** In seat order. */
export const seatsOf = (tx: Tx, campaign: string): Promise<SeatEntity[]> =>
  sql(tx).find(Seat, { where: { campaign }, order: { position: 'ASC' } })

/** Null: the seat adds nothing. */
export const setDiceContribution = async (
  tx: Tx,
  campaign: string,
  seat: string,
  bytes: string | null,
): Promise<void> => {
  await sql(tx).update(Seat, { campaign, seat }, { bytes })
}

export const isBot = (tx: Tx, campaign: string, seat: string): Promise<boolean> =>
  sql(tx).existsBy(Seat, { campaign, seat, bot: true })

/** Seats that a bot plays, held or not. */
export const botSeats = async (tx: Tx, campaign: string): Promise<readonly string[]> =>
  (await sql(tx).findBy(Seat, { campaign, bot: true })).map(({ seat }) => seat)

export const setBot = async (tx: Tx, campaign: string, seat: string, bot: boolean): Promise<void> => {
  await sql(tx).update(Seat, { campaign, seat }, { bot })
}

export const isReserved = (tx: Tx, campaign: string, seat: string): Promise<boolean> =>
  sql(tx).existsBy(Seat, { campaign, seat, reservedUntil: Not(IsNull()) })

/** Its start is kept until the opening of that turn; null: it is kept no longer. */
export const setReserved = async (
  tx: Tx,
  campaign: string,
  seat: string,
  reservedUntil: number | null,
): Promise<void> => {
  await sql(tx).update(Seat, { campaign, seat }, { reservedUntil })
}

export const insertSeats = async (tx: Tx, seats: readonly SeatEntity[]): Promise<void> => {
  await sql(tx).insert(Seat, [...seats])
}

/** Who holds a seat now, by seat. */
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

/** A holder answers the roll call. */
export const setHere = async (tx: Tx, id: string, hereAt: Date): Promise<void> => {
  await sql(tx).update(Holding, { id }, { hereAt })
}

/** Seats that nobody holds since their holder conceded. */
export const concededSeats = async (tx: Tx, campaign: string): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ seat: string }[]>(
    'SELECT t.seat FROM muster.seat t WHERE t.campaign = $1 AND muster.has_conceded(t.campaign, t.seat, NULL)',
    [campaign],
  )
  return rows.map(({ seat }) => seat)
}

export const markConceded = async (tx: Tx, id: string): Promise<void> => {
  await sql(tx).update(Holding, { id }, { conceded: true })
}

/** The seat becomes vacant; its former holder keeps what it knew until now. `gone`: why, if that counts in their record. */
export const vacateSeat = async (
  tx: Tx,
  holding: HoldingEntity,
  { removed, gone }: Pick<HoldingEntity, 'removed' | 'gone'>,
  now: Date,
): Promise<void> => {
  const last = await sql(tx).maximum(Briefing, 'number', { campaign: holding.campaign, viewer: `seat:${holding.seat}` })
  await sql(tx).update(Holding, { id: holding.id }, { until: now, untilNumber: last ?? 0, removed, gone })
  await eraseStanding(tx, holding.id)
}

export const placeOf = (tx: Tx, campaign: string, userId: string): Promise<PlaceEntity | null> =>
  sql(tx).findOneBy(Place, { campaign, userId, until: IsNull() })

export const everPlaced = (tx: Tx, campaign: string, userId: string): Promise<PlaceEntity[]> =>
  sql(tx).findBy(Place, { campaign, userId })

export const facilitatorOf = (tx: Tx, campaign: string): Promise<PlaceEntity | null> =>
  sql(tx).findOneBy(Place, { campaign, role: 'FACILITATOR', until: IsNull() })

/** Who waits for a place that begins later: a seat, or with null the facilitator's. */
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

/** Whether anybody plays it, will play it, or rules in it: an observer and bots alone carry on no campaign. */
export const isPlayed = async (tx: Tx, campaign: string): Promise<boolean> =>
  (await sql(tx).existsBy(Holding, { campaign, until: IsNull() })) ||
  (await sql(tx).existsBy(Place, { campaign, role: In(['FACILITATOR', 'WAITING']), until: IsNull() }))

/** The seat at which a user may act now: their own, or that of a holder for whom or with whom they act. */
export const actsAt = async (tx: Tx, campaign: string, userId: string): Promise<string | null> => {
  const rows = await sql(tx).query<{ seat: string | null }[]>(
    `SELECT h.seat FROM muster.holding h WHERE h.campaign = $1 AND h.user_id = $2 AND h.until IS NULL
     UNION ALL
     SELECT muster.acts_for($2, $1)`,
    [campaign, userId],
  )
  return rows.find(({ seat }) => seat !== null)?.seat ?? null
}

/** Everybody who may act at a seat now. */
export const actorsAt = async (tx: Tx, campaign: string, seat: string): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ user: string }[]>(
    `SELECT h.user_id AS user FROM muster.holding h WHERE h.campaign = $1 AND h.seat = $2 AND h.until IS NULL
     UNION
     SELECT a.account FROM muster.acting_at($1, $2) a`,
    [campaign, seat],
  )
  return rows.map(({ user }) => user)
}

/** Whether the user has a present place of any kind: only then does the campaign exist for them at all. */
export const isMember = async (tx: Tx, campaign: CampaignEntity, userId: string): Promise<boolean> =>
  campaign.organiser === userId ||
  (await holdingOf(tx, campaign.id, userId)) !== null ||
  (await placeOf(tx, campaign.id, userId)) !== null ||
  (await deputyOf(tx, campaign.id, userId)) !== null ||
  (await commanderOf(tx, campaign.id, userId)) !== null
