import { Campaign } from '../db/entities/campaign.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** Campaigns of an organiser that have not begun. Until the transaction ends nobody else counts those of the same organiser. */
export const gathering = async (tx: Tx, organiser: string): Promise<number> => {
  await sql(tx).query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7302116))', [organiser])
  return sql(tx).countBy(Campaign, { organiser, phase: 'GATHERING' })
}
