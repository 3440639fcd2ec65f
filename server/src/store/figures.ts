import type { Phase } from './reads.table.js'
import { sql } from './sql.js'
import type { Tx } from './tx.js'

/** Of the whole house, however many servers share it. */
export interface Figures {
  readonly campaigns: Readonly<Partial<Record<Phase, number>>>
  /** Jobs that could run now, and how long the oldest of them has waited, in seconds. */
  readonly jobs: number
  readonly jobsLate: number
  /** Events of which nobody has been told yet. */
  readonly outbox: number
  readonly outboxLate: number
  /** Deliveries whose time has come. */
  readonly deliveries: number
  readonly deliveriesLate: number
}

const late = (since: string): string =>
  `coalesce(extract(epoch FROM clock_timestamp() - min(${since})), 0)::double precision`

export const readFigures = async (tx: Tx): Promise<Figures> => {
  const rows = await sql(tx).query<Figures[]>(
    `SELECT (SELECT coalesce(json_object_agg(p.phase, p.count), '{}')
         FROM (SELECT c.phase, count(*)::integer AS count FROM muster.campaign c GROUP BY c.phase) p) AS campaigns,
       j.count AS jobs, j.late AS "jobsLate", o.count AS outbox, o.late AS "outboxLate", d.count AS deliveries, d.late AS "deliveriesLate"
     FROM (SELECT count(*)::integer AS count, ${late('run_at')} AS late FROM graphile_worker.jobs
         WHERE run_at <= now() AND locked_at IS NULL AND attempts < max_attempts) j,
       (SELECT count(*)::integer AS count, ${late('at')} AS late FROM muster.outbox WHERE sent_at IS NULL) o,
       (SELECT count(*)::integer AS count, ${late('next_at')} AS late FROM muster.delivery
         WHERE state = 'WAITING' AND next_at <= clock_timestamp()) d`,
  )
  const found = rows[0]
  if (!found) throw new Error('the house could not be counted')
  return found
}
