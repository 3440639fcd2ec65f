import { IsNull } from 'typeorm'
import { Deputyship, type DeputyshipEntity } from '../db/entities/deputies.js'
import { tokenHash } from './invitations.js'
import { sql, type Tx } from './sql.js'

/** The one of a seat that runs, is still to come, or waits for somebody to accept it. */
export const deputyshipOf = (tx: Tx, campaign: string, seat: string): Promise<DeputyshipEntity | null> =>
  sql(tx).findOneBy(Deputyship, { campaign, seat, endedAt: IsNull() })

/** The one in which somebody acts, now or later. */
export const deputyOf = async (tx: Tx, campaign: string, userId: string): Promise<DeputyshipEntity | null> => {
  const rows = await sql(tx).query<{ id: string }[]>(
    `SELECT d.id FROM muster.deputyship d WHERE d.campaign = $1 AND d.user_id = $2 AND d.ended_at IS NULL AND d.until_at > clock_timestamp()`,
    [campaign, userId],
  )
  return rows[0] ? sql(tx).findOneBy(Deputyship, { id: rows[0].id }) : null
}

/** Seats for which somebody has acted or acts: knowledge does not leave with the time. */
export const seatsDeputised = async (tx: Tx, campaign: string, userId: string): Promise<readonly string[]> =>
  (await sql(tx).findBy(Deputyship, { campaign, userId }))
    .filter(({ endedAt, fromAt }) => !endedAt || endedAt > fromAt)
    .map(({ seat }) => seat)

export const insertDeputyship = async (
  tx: Tx,
  row: Pick<DeputyshipEntity, 'campaign' | 'holding' | 'seat' | 'namedAt' | 'fromAt' | 'untilAt'> &
    Partial<DeputyshipEntity>,
): Promise<void> => {
  await sql(tx).insert(Deputyship, row)
}

export const updateDeputyship = async (tx: Tx, id: string, changes: Partial<DeputyshipEntity>): Promise<void> => {
  await sql(tx).update(Deputyship, { id }, changes)
}

/** What a link asks for. */
export const deputyshipByToken = (tx: Tx, token: string): Promise<DeputyshipEntity | null> =>
  sql(tx).findOneBy(Deputyship, { tokenHash: tokenHash(token) })

/** Those that begin or end now. */
export const turningDeputies = `muster.deputyship d
  WHERE d.ended_at IS NULL AND (d.until_at <= statement_timestamp() OR NOT d.begun AND d.accepted_at IS NOT NULL AND d.from_at <= statement_timestamp())`

/** Campaigns with such a one. */
export const deputiesDue = async (tx: Tx): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ id: string }[]>(
    `SELECT DISTINCT d.campaign AS id FROM ${turningDeputies} ORDER BY 1 LIMIT 100`,
  )
  return rows.map(({ id }) => id)
}

export const openDeputyships = (tx: Tx, campaign: string): Promise<DeputyshipEntity[]> =>
  sql(tx).find(Deputyship, { where: { campaign, endedAt: IsNull() }, order: { seat: 'ASC' } })
