import type { ComplaintKind } from '../db/terms.js'
import { isUuid, type Tx } from './tx.js'
import { sql } from './sql.js'

/** Something that somebody wrote in a campaign. */
export interface Subject {
  readonly campaign: string
  readonly kind: ComplaintKind
  /** Of the letter, the entry of the chronicle, or the battle desk. */
  readonly id: string
  /** Of the entry at that desk. */
  readonly number: number | null
}

export interface ComplainedOf {
  readonly userId: string
  /** What they were called then. */
  readonly name: string
  readonly text: string
}

/** Null: there is no such thing that this user may read, or it is their own. */
export const complainedOf = async (
  tx: Tx,
  userId: string,
  { campaign, kind, id, number }: Subject,
): Promise<ComplainedOf | null> => {
  if (!isUuid(campaign) || !isUuid(id)) return null
  const rows = await sql(tx).query<ComplainedOf[]>(
    `SELECT of_user AS "userId", of_name AS name, text FROM muster.complained_of($1, $2, $3, $4, $5)`,
    [userId, campaign, kind, id, number],
  )
  return rows[0] ?? null
}

/** One at a time, so that the limit holds. */
export const countComplaints = async (tx: Tx, userId: string): Promise<number> => {
  await sql(tx).query('SELECT pg_advisory_xact_lock(hashtextextended($1, 3))', [userId])
  const rows = await sql(tx).query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM muster.complaint WHERE by_user = $1 AND at > clock_timestamp() - interval '24 hours'`,
    [userId],
  )
  return rows[0]?.count ?? 0
}

/** The text is copied as it is now: its writer may change or delete it. The same thing is complained of once by each. */
export const insertComplaint = async (
  tx: Tx,
  { campaign, kind, id, number }: Subject,
  of: ComplainedOf,
  by: { readonly userId: string; readonly name: string; readonly reason: string },
): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.complaint (campaign, kind, subject, by_user, by_name, of_user, of_name, text, reason, at)
     VALUES ($1, $2, concat_ws(':', $3::text, $4::text), $5, $6, $7, $8, $9, $10, clock_timestamp()) ON CONFLICT DO NOTHING`,
    [campaign, kind, id, number, by.userId, by.name, of.userId, of.name, of.text, by.reason],
  )
}
