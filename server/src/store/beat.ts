import { type Tx } from './tx.js'
import { sql } from './sql.js'

/** While no server was running. */
export interface Absence {
  readonly from: Date
  readonly to: Date
}

const longAgo = (minutes: string): string => `at < clock_timestamp() - ${minutes} * interval '1 minute'`

/** Whether no server was running for more than so many minutes, until just now. */
export const wasAway = async (tx: Tx, minutes: number): Promise<boolean> => {
  const rows = await sql(tx).query<{ away: boolean }[]>(`SELECT ${longAgo('$1')} AS away FROM muster.beat`, [minutes])
  return rows[0]?.away ?? false
}

/** Notes that a server is running; null: one was within so many minutes, or none ever was. Other callers wait for the transaction meanwhile. */
export const noteBeat = async (tx: Tx, minutes: number): Promise<Absence | null> => {
  await sql(tx).query('INSERT INTO muster.beat (at) VALUES (clock_timestamp()) ON CONFLICT DO NOTHING')
  const rows = await sql(tx).query<{ from: Date }[]>('SELECT at AS "from" FROM muster.beat FOR UPDATE')
  const [now] = await sql(tx).query<{ to: Date; away: boolean }[]>(
    `SELECT clock_timestamp() AS "to", ${longAgo('$1')} AS away FROM muster.beat`,
    [minutes],
  )
  await sql(tx).query('UPDATE muster.beat SET at = greatest(at, clock_timestamp())')
  return rows[0] && now?.away ? { from: rows[0].from, to: now.to } : null
}

/** Running campaigns with a deadline in this time, whether it is shown and whether anything is still open for it. */
export const hoursIn = async (tx: Tx, from: Date, until: Date): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ id: string }[]>(
    `SELECT c.id FROM muster.campaign c WHERE c.phase = 'RUNNING' AND (
       EXISTS (SELECT FROM muster.ask_group g WHERE g.campaign = c.id AND g.closed_at IS NULL AND g.deadline_at >= $1 AND g.deadline_at < $2)
       OR EXISTS (SELECT FROM muster.clock k WHERE k.campaign = c.id AND k.turn = c.turn AND k.stage = c.stage AND k.at >= $1 AND k.at < $2)
       OR EXISTS (SELECT FROM muster.matter m WHERE m.campaign = c.id AND m.kind <> 'PLACE' AND m.settled_at IS NULL
         AND m.due_at >= $1 AND m.due_at < $2))
     ORDER BY c.id`,
    [from, until],
  )
  return rows.map(({ id }) => id)
}

/** Campaigns whose pause was to end by now. */
export const pausesDue = `muster.campaign c WHERE c.phase = 'PAUSED' AND c.resumes_at <= statement_timestamp()`

export const pausesOver = async (tx: Tx): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ id: string }[]>(`SELECT c.id FROM ${pausesDue} ORDER BY c.resumes_at LIMIT 100`)
  return rows.map(({ id }) => id)
}
