import { IsNull, MoreThan } from 'typeorm'
import { Vacation, type VacationEntity } from '../db/entities/deputies.js'
import { isUuid, type Tx } from './tx.js'
import { sql } from './sql.js'

/** Hours before it begins by which a vacation is announced; announced later it counts only for what is asked afterwards. */
export const aheadHours = 24

/** Of one person at a time, so that their limits hold. */
export const lockPerson = async (tx: Tx, userId: string): Promise<void> => {
  await sql(tx).query('SELECT pg_advisory_xact_lock(hashtextextended($1, 3))', [userId])
}

/** Those of a person that run or are still to come. */
export const vacationsOf = (tx: Tx, userId: string, now: Date): Promise<VacationEntity[]> =>
  sql(tx).find(Vacation, { where: { userId, endedAt: IsNull(), untilAt: MoreThan(now) }, order: { fromAt: 'ASC' } })

export const vacationById = (tx: Tx, id: string): Promise<VacationEntity | null> =>
  isUuid(id) ? sql(tx).findOneBy(Vacation, { id, endedAt: IsNull() }) : Promise.resolve(null)

export const insertVacation = async (tx: Tx, row: Omit<VacationEntity, 'id' | 'endedAt'>): Promise<string> => {
  const made = await sql(tx).insert(Vacation, row)
  return String(made.identifiers[0]?.['id'])
}

export const endVacation = async (tx: Tx, id: string, endedAt: Date): Promise<void> => {
  await sql(tx).update(Vacation, { id }, { endedAt })
}

/** Where somebody holds a seat, in campaigns that are not over, with the seat. */
export const seatsOf = (tx: Tx, userId: string): Promise<{ campaign: string; seat: string }[]> =>
  sql(tx).query(
    `SELECT h.campaign, h.seat FROM muster.holding h JOIN muster.campaign c ON c.id = h.campaign AND c.phase <> 'ENDED'
     WHERE h.user_id = $1 AND h.until IS NULL ORDER BY h.campaign`,
    [userId],
  )

/** The holder of a seat who is away. */
export interface Away {
  readonly holding: string
  readonly seat: string
  readonly fromAt: Date
  readonly untilAt: Date
  /** Hours that the campaign has already waited for them. */
  readonly used: number
}

/**
 * Holders who are away in some time, if they said so early enough or before `openedAt`, and nobody acts for them then.
 */
export const awayIn = (tx: Tx, campaign: string, openedAt: Date, from: Date, until: Date): Promise<Away[]> =>
  sql(tx).query(
    `SELECT h.id AS holding, h.seat, v.from_at AS "fromAt", v.until_at AS "untilAt", h.vacation_hours AS used
     FROM muster.holding h JOIN muster.vacation v ON v.user_id = h.user_id AND v.ended_at IS NULL
     JOIN muster.seat t ON t.campaign = h.campaign AND t.seat = h.seat AND NOT t.bot
     WHERE h.campaign = $1 AND h.until IS NULL AND v.from_at <= $4 AND v.until_at > $3
       AND (v.announced_at <= v.from_at - $5 * interval '1 hour' OR v.announced_at <= $2)
       AND NOT EXISTS (SELECT FROM muster.deputyship d WHERE d.holding = h.id AND d.accepted_at IS NOT NULL AND d.ended_at IS NULL
         AND d.from_at <= greatest(v.from_at, $3) AND d.until_at >= least(v.until_at, $4))
     ORDER BY v.from_at, h.seat`,
    [campaign, openedAt, from, until, aheadHours],
  )

export const openedAtOf = async (tx: Tx, campaign: string, groupId: string): Promise<Date> => {
  const rows = await sql(tx).query<{ at: Date }[]>(
    'SELECT opened_at AS at FROM muster.ask_group WHERE campaign = $1 AND group_id = $2',
    [campaign, groupId],
  )
  if (!rows[0]) throw new Error('there is no such group')
  return rows[0].at
}

export const useVacation = async (tx: Tx, holding: string, hours: number): Promise<void> => {
  await sql(tx).query('UPDATE muster.holding SET vacation_hours = vacation_hours + $2 WHERE id = $1', [holding, hours])
}

/** A seat whose holder is away, where the campaign says that a bot acts for them. */
export interface Unattended {
  readonly campaign: string
  readonly holding: string
  readonly seat: string
  readonly vacation: string
  readonly untilAt: Date
  readonly used: number
}

export const unattended = `muster.vacation v JOIN muster.holding h ON h.user_id = v.user_id AND h.until IS NULL
  JOIN muster.campaign c ON c.id = h.campaign AND c.phase = 'RUNNING' AND c.absence ->> 'vacations' = 'DEPUTY'
    AND h.vacation_hours < (c.absence ->> 'vacationDays')::integer * 24
  JOIN muster.seat t ON t.campaign = h.campaign AND t.seat = h.seat AND NOT t.bot
  WHERE v.ended_at IS NULL AND v.until_at > statement_timestamp()
    AND greatest(v.from_at, v.announced_at + ${String(aheadHours)} * interval '1 hour') <= statement_timestamp()
    AND NOT EXISTS (SELECT FROM muster.deputyship d WHERE d.holding = h.id AND (d.vacation = v.id OR (d.ended_at IS NULL AND d.accepted_at IS NOT NULL)))`

export const unattendedIn = (tx: Tx, campaign: string): Promise<Unattended[]> =>
  sql(tx).query(
    `SELECT h.campaign, h.id AS holding, h.seat, v.id AS vacation, v.until_at AS "untilAt", h.vacation_hours AS used
     FROM ${unattended} AND h.campaign = $1 ORDER BY h.seat`,
    [campaign],
  )

/** Campaigns with such a seat. */
export const unattendedCampaigns = async (tx: Tx): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ campaign: string }[]>(
    `SELECT DISTINCT h.campaign FROM ${unattended} ORDER BY h.campaign LIMIT 100`,
  )
  return rows.map(({ campaign }) => campaign)
}
