import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** A run of the stage that waits, on a copy. */
export interface NewDryRun {
  readonly campaign: string
  readonly groupId: string
  readonly number: number
  readonly turn: number
  readonly stage: string
  /** Of the facts that went in. */
  readonly digest: string
  /** JSON of `DryRunViewerRow`s. */
  readonly viewers: Uint8Array
  readonly at: Date
}

/** The newest run of a group; null: none. Its viewers are JSON. */
export const dryRunOf = async (
  tx: Tx,
  campaign: string,
  groupId: string,
): Promise<{ readonly number: number; readonly digest: string; readonly viewers: string } | null> => {
  const rows = await sql(tx).query<{ number: number; digest: string; viewers: string }[]>(
    `SELECT number, digest, viewers::text AS viewers FROM muster.dry_run WHERE campaign = $1 AND group_id = $2`,
    [campaign, groupId],
  )
  return rows[0] ?? null
}

/** Only the newest is kept. */
export const keepDryRun = async (tx: Tx, run: NewDryRun): Promise<void> => {
  const { campaign, groupId, number, at, turn, stage, digest, viewers } = run
  const body = Buffer.from(viewers.buffer, viewers.byteOffset, viewers.byteLength)
  await sql(tx).query(
    `INSERT INTO muster.dry_run (campaign, group_id, number, at, turn, stage, digest, viewers) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (campaign) DO UPDATE SET group_id = excluded.group_id, number = excluded.number, at = excluded.at, turn = excluded.turn,
       stage = excluded.stage, digest = excluded.digest, viewers = excluded.viewers`,
    [campaign, groupId, number, at, turn, stage, digest, body],
  )
}

export const deleteDryRun = async (tx: Tx, campaign: string): Promise<void> => {
  await sql(tx).query('DELETE FROM muster.dry_run WHERE campaign = $1', [campaign])
}
