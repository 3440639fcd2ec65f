import type { Client } from 'pg'
import { roleName } from '../db/roles.js'

/** What the database says of itself, and of who asks. */
export interface ServerFacts {
  readonly database: string
  readonly owner: string
  readonly version: string
  readonly mayMakeRoles: boolean
  readonly mayMakeSchemas: boolean
  /** By how many milliseconds its clock is ahead of this machine's. */
  readonly ahead: number
  /** Connections that servers have open. */
  readonly servers: number
}

export const serverFacts = async (client: Client): Promise<ServerFacts> => {
  const { rows } = await client.query<Omit<ServerFacts, 'ahead' | 'servers'>>(
    `SELECT current_database() AS database, current_user AS owner, current_setting('server_version') AS version,
       r.rolcreaterole OR r.rolsuper AS "mayMakeRoles", has_database_privilege(current_database(), 'CREATE') AS "mayMakeSchemas"
     FROM pg_roles r WHERE r.rolname = current_user`,
  )
  const [row] = rows
  if (!row) throw new Error('the database does not know its own user')
  const before = Date.now()
  const clock = await client.query<{ now: number }>(
    'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS now',
  )
  const here = (before + Date.now()) / 2
  const open = await client.query('SELECT 1 FROM pg_stat_activity WHERE usename = $1', [
    roleName(row.database, 'referee'),
  ])
  return { ...row, ahead: Math.round((clock.rows[0]?.now ?? here) - here), servers: open.rowCount ?? 0 }
}

/** Tables that a login may use although it should not. */
export const strayRights = async (client: Client, database: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `SELECT format('%s on %s', r.rolname, c.oid::regclass) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     JOIN (VALUES ($1, '{muster,accounts}'::text[]), ($2, '{accounts}'), ($3, '{muster}')) AS l (login, closed) ON n.nspname = ANY(l.closed)
     JOIN pg_roles r ON r.rolname = l.login
     WHERE c.relkind IN ('r', 'p', 'v', 'm') AND has_table_privilege(r.oid, c.oid, 'SELECT, INSERT, UPDATE, DELETE') ORDER BY 1`,
    [roleName(database, 'reader'), roleName(database, 'referee'), roleName(database, 'accounts')],
  )
  return rows.map(({ name }) => name)
}

/** Work that waits longer than it should, and what is on hold. */
export interface WorkFacts {
  /** Ids of campaigns. */
  readonly held: readonly string[]
  /** Stages that should have been closed ten minutes ago or earlier. */
  readonly overdue: number
  /** Events of which nobody has been told for ten minutes. */
  readonly untold: number
  /** Messages whose time was an hour ago. */
  readonly unsent: number
  /** Seconds since a server last noted that it runs; null: none ever did. */
  readonly beat: number | null
}

export const workFacts = async (client: Client): Promise<WorkFacts> => {
  const { rows } = await client.query<WorkFacts>(
    `SELECT ARRAY(SELECT id::text FROM muster.campaign WHERE phase = 'HELD' ORDER BY id) AS held,
       (SELECT count(*)::integer FROM muster.ask_group g JOIN muster.campaign c ON c.id = g.campaign WHERE c.phase = 'RUNNING' AND g.closed_at IS NULL
          AND least(g.deadline_at, g.complete_at) < clock_timestamp() - interval '10 minutes') AS overdue,
       (SELECT count(*)::integer FROM muster.outbox WHERE sent_at IS NULL AND at < clock_timestamp() - interval '10 minutes') AS untold,
       (SELECT count(*)::integer FROM muster.delivery WHERE state = 'WAITING' AND next_at < clock_timestamp() - interval '1 hour') AS unsent,
       (SELECT extract(epoch FROM clock_timestamp() - at)::integer FROM muster.beat) AS beat`,
  )
  const [row] = rows
  if (!row) throw new Error('the database does not answer with a row')
  return row
}

/** Jobs of the queue that are given up, or that a worker has held for half an hour. Only the referee may look. */
export const stuckJobs = async (referee: Client): Promise<number> => {
  const { rows } = await referee.query<{ stuck: number }>(
    `SELECT count(*)::integer AS stuck FROM graphile_worker.jobs
     WHERE attempts >= max_attempts OR locked_at < clock_timestamp() - interval '30 minutes'`,
  )
  return rows[0]?.stuck ?? 0
}
