import type { ComplaintKind } from '../db/terms.js'
import { isUuid, type Tx } from './tx.js'
import { sql } from './sql.js'
import type { ActKind, JobsRow } from './reads.operator.js'

/** A ruleset's, without what it says. */
export interface Fault {
  readonly reference: string
  readonly error: string
  readonly place: string
}

export const keepFault = async (tx: Tx, campaign: string, fault: Fault, at: Date): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.fault (campaign, reference, error, place, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (campaign) DO UPDATE SET reference = $2, error = $3, place = $4, at = $5`,
    [campaign, fault.reference, fault.error, fault.place, at],
  )
}

/** Whom the host names now, and nobody else. */
export const setOperators = async (tx: Tx, emails: readonly string[]): Promise<void> => {
  await sql(tx).query('DELETE FROM muster.operator WHERE NOT email = ANY($1)', [emails])
  await sql(tx).query('INSERT INTO muster.operator (email) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING', [emails])
}

export const isOperator = async (tx: Tx, userId: string): Promise<boolean> => {
  const rows = await sql(tx).query<{ is: boolean }[]>('SELECT muster.is_operator($1) AS is', [userId])
  return rows[0]?.is ?? false
}

export const accountWith = async (tx: Tx, email: string): Promise<string | null> => {
  const rows = await sql(tx).query<{ id: string | null }[]>('SELECT muster.account_with($1) AS id', [email])
  return rows[0]?.id ?? null
}

/** Blocks an account for a reason, or lets it in again. Its name; null if that changes nothing, or it is an operator's. */
export const setBlocked = async (tx: Tx, account: string, reason: string | null): Promise<string | null> => {
  const rows = await sql(tx).query<{ name: string | null }[]>('SELECT muster.set_blocked($1, $2) AS name', [
    account,
    reason,
  ])
  return rows[0]?.name ?? null
}

export interface Act {
  readonly kind: ActKind
  /** Left out: at the command line. */
  readonly by?: string
  readonly of?: { readonly userId: string; readonly name: string }
  readonly campaign?: string
  readonly note?: string
}

/** Writes down what an operator did, under the names of now. */
export const enterAct = async (tx: Tx, { kind, by, of, campaign, note }: Act): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.operator_act (kind, by_user, by_name, of_user, of_name, campaign, note)
     VALUES ($1, $2, muster.name_of($2), $3, $4, $5, $6)`,
    [kind, by ?? null, of?.userId ?? null, of?.name ?? null, campaign ?? null, note ?? null],
  )
}

/** The complaint as it was settled; null: there is none that is open. */
export const settleComplaint = async (
  tx: Tx,
  id: string,
): Promise<{
  readonly campaign: string
  readonly kind: ComplaintKind
  readonly userId: string
  readonly name: string
} | null> => {
  if (!isUuid(id)) return null
  const [rows] = await sql(tx).query<
    [{ campaign: string; kind: ComplaintKind; userId: string; name: string }[], number]
  >(
    `UPDATE muster.complaint SET settled_at = clock_timestamp() WHERE id = $1 AND settled_at IS NULL
     RETURNING campaign, kind, of_user AS "userId", of_name AS name`,
    [id],
  )
  return rows[0] ?? null
}

/** The queue belongs to the referee. What a job carries is not read, and of an error neither what it quotes nor more than its first line. */
export const readJobs = async (tx: Tx): Promise<JobsRow> => {
  const rows = await sql(tx).query<JobsRow[]>(
    `SELECT (SELECT count(*)::integer FROM graphile_worker.jobs j WHERE j.run_at <= now() AND j.locked_at IS NULL AND j.attempts < j.max_attempts) AS waiting,
       (SELECT min(j.run_at) FROM graphile_worker.jobs j WHERE j.run_at <= now() AND j.locked_at IS NULL AND j.attempts < j.max_attempts) AS "waitingSince",
       (SELECT count(*)::integer FROM graphile_worker.jobs j WHERE j.run_at > now()) AS planned,
       (SELECT coalesce(json_agg(f), '[]') FROM (
         SELECT j.task_identifier AS task, j.attempts, j.max_attempts AS "maxAttempts", j.updated_at AS at,
           left(regexp_replace(split_part(j.last_error, E'\\n', 1), '"[^"]*"|''[^'']*''', '"…"', 'g'), 200) AS error
         FROM graphile_worker.jobs j WHERE j.last_error IS NOT NULL ORDER BY j.updated_at DESC, j.id LIMIT 50) f) AS failed`,
  )
  const found = rows[0]
  if (!found) throw new Error('the queue could not be counted')
  return found
}
