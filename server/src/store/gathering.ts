import { Campaign } from '../db/entities/campaign.js'
import type { Tx } from './tx.js'

/** Campaigns of an organiser that have not begun. Until the transaction ends nobody else counts those of the same organiser. */
export const gathering = async (tx: Tx, organiser: string): Promise<number> => {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 7302116))', [organiser])
  return tx.countBy(Campaign, { organiser, phase: 'GATHERING' })
}
