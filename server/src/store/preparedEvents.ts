import type { Correction } from '@muster/rulesets/kit/corrections.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** One that is not released yet. */
export interface WaitingEvent {
  readonly id: string
  readonly turn: number
  readonly corrections: readonly Correction[]
  /** By which it is known again. */
  readonly changedAt: Date
}

const columns = 'id, turn, corrections, changed_at AS "changedAt"'

/** By turn, and in each as they were prepared. */
const inOrder = 'ORDER BY turn, prepared_at, id'

/** Those that a campaign's turn is due for. */
export const dueEvents = (tx: Tx, campaign: string, turn: number): Promise<readonly WaitingEvent[]> =>
  sql(tx).query<WaitingEvent[]>(
    `SELECT ${columns} FROM muster.prepared_event WHERE campaign = $1 AND settled_at IS NULL AND turn <= $2 ${inOrder}`,
    [campaign, turn],
  )

/** Null: it is not there, or does not wait any more. */
export const waitingEvent = async (tx: Tx, campaign: string, id: string): Promise<WaitingEvent | null> => {
  const rows = await sql(tx).query<WaitingEvent[]>(
    `SELECT ${columns} FROM muster.prepared_event WHERE campaign = $1 AND id::text = lower($2) AND settled_at IS NULL`,
    [campaign, id],
  )
  return rows[0] ?? null
}

export const countWaiting = async (tx: Tx, campaign: string): Promise<number> => {
  const rows = await sql(tx).query<{ count: number }[]>(
    'SELECT count(*)::integer AS count FROM muster.prepared_event WHERE campaign = $1 AND settled_at IS NULL',
    [campaign],
  )
  return rows[0]?.count ?? 0
}

type Prepared = Pick<WaitingEvent, 'turn' | 'corrections'>

export const insertEvent = async (tx: Tx, campaign: string, { turn, corrections }: Prepared): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.prepared_event (campaign, turn, corrections, prepared_at, changed_at) VALUES ($1, $2, $3, clock_timestamp(), clock_timestamp())`,
    [campaign, turn, JSON.stringify(corrections)],
  )
}

export const changeEvent = async (tx: Tx, id: string, { turn, corrections }: Prepared): Promise<void> => {
  await sql(tx).query(
    'UPDATE muster.prepared_event SET turn = $2, corrections = $3, changed_at = clock_timestamp() WHERE id = $1',
    [id, turn, JSON.stringify(corrections)],
  )
}

export const deleteEvent = async (tx: Tx, id: string): Promise<void> => {
  await sql(tx).query('DELETE FROM muster.prepared_event WHERE id = $1', [id])
}

/** `problem`: why it was not released; null: it was. */
export const settleEvent = async (tx: Tx, id: string, problem: string | null, at: Date): Promise<void> => {
  await sql(tx).query('UPDATE muster.prepared_event SET settled_at = $2, problem = $3 WHERE id = $1', [id, at, problem])
}

/** Campaigns in which something waits whose turn has come: as a rule none, because each turn releases its own as it opens. */
export const campaignsWithDueEvents = async (tx: Tx): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ campaign: string }[]>(
    `SELECT DISTINCT e.campaign FROM muster.prepared_event e JOIN muster.campaign c ON c.id = e.campaign AND c.phase IN ('RUNNING', 'PAUSED')
     WHERE e.settled_at IS NULL AND e.turn <= c.turn`,
  )
  return rows.map(({ campaign }) => campaign)
}

/** What has happened since a resolution, when turns opened that are to open again, waits for them again. */
export const awaitEvents = async (tx: Tx, campaign: string, since: number, after: number): Promise<void> => {
  await sql(tx).query(
    `UPDATE muster.prepared_event SET settled_at = NULL WHERE campaign = $1 AND turn > $3 AND problem IS NULL
       AND settled_at > (SELECT r.at FROM muster.resolution r WHERE r.campaign = $1 AND r.revision = $2)`,
    [campaign, since, after],
  )
}
