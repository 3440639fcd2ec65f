import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** What somebody writes down for themselves; nothing is kept of nothing. */
export const keepNote = async (tx: Tx, campaign: string, userId: string, text: string): Promise<void> => {
  if (text === '') {
    await sql(tx).query('DELETE FROM muster.facilitator_note WHERE campaign = $1 AND user_id = $2', [campaign, userId])
    return
  }
  await sql(tx).query(
    `INSERT INTO muster.facilitator_note (campaign, user_id, text, updated_at) VALUES ($1, $2, $3, clock_timestamp())
     ON CONFLICT (campaign, user_id) DO UPDATE SET text = excluded.text, updated_at = excluded.updated_at`,
    [campaign, userId, text],
  )
}
