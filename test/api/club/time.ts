import pg from 'pg'
import { roleName } from '../../../server/src/db/roles.js'
import { eventually } from '../../support/eventually.js'
import type { TestServer } from '../server.js'

/** The clock of a server of the tests, which runs on the real one: time passes by all that is stored moving into the past. */
export interface Clock {
  /** So many hours pass, and all is done that they bring. */
  passHours(hours: number): Promise<void>
  /** All is done that is due now, and everybody is told. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** The server was running all the time. */
const untouched = ['beat']

const moments = `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
  WHERE table_schema = 'muster' AND data_type = 'timestamp with time zone' AND is_generated = 'NEVER'
    AND table_name IN (SELECT relname FROM pg_class WHERE relnamespace = 'muster'::regnamespace AND relkind = 'r')`

/** One statement for each table: all of its moments lie $1 hours farther back. */
const shifts = async (owner: pg.Client): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ table: string; column: string }>(moments)
  const tables = [...new Set(rows.map(({ table }) => table))].filter((table) => !untouched.includes(table))
  return tables.map((name) => {
    const own = rows.filter(({ table }) => table === name).map(({ column }) => column)
    return `UPDATE muster.${name} SET ${own.map((column) => `${column} = ${column} - $1 * interval '1 hour'`).join(', ')}`
  })
}

/** What is told once for each deadline, or since somebody has read, carries that moment in its name. */
const names = `UPDATE muster.notification SET event = regexp_replace(event, '[0-9.]+$', '') ||
    (substring(event FROM '[0-9.]+$')::numeric - $1 * 3600)::text WHERE event ~ '^(deadline|letter):.*:[0-9]{10}\\.[0-9]+$'`

const jobs = `UPDATE graphile_worker._private_jobs SET run_at = run_at - $1 * interval '1 hour'`

/** Everything at once, while nobody resolves anything. */
const shift = async (owner: pg.Client, hours: number): Promise<void> => {
  await owner.query('BEGIN')
  try {
    await owner.query('LOCK TABLE muster.campaign, muster.ask_group, muster.ask IN ACCESS EXCLUSIVE MODE')
    for (const statement of [...(await shifts(owner)), names, jobs]) await owner.query(statement, [hours])
    await owner.query('COMMIT')
  } catch (error) {
    await owner.query('ROLLBACK')
    throw error
  }
}

const untold = `SELECT (SELECT count(*) FROM muster.outbox WHERE sent_at IS NULL)
  + (SELECT count(*) FROM muster.delivery WHERE state = 'WAITING' AND next_at <= clock_timestamp())
  + (SELECT count(*) FROM graphile_worker._private_jobs WHERE run_at <= clock_timestamp() AND attempts < max_attempts) AS n`

/** What the jobs do, once; how much there was to do. Their own sweeps would come to it within a second each. */
const work = async ({ referee, tellAll }: Pick<TestServer, 'referee' | 'tellAll'>): Promise<number> => {
  const [groups, closings, votes] = [await referee.overdue(), await referee.dueClosings(), await referee.dueVotes()]
  const [pauses, deputies] = [await referee.duePauses(), await referee.deputiesDue()]
  for (const group of groups) await referee.closeGroup(group)
  for (const closing of closings) await referee.closeOnNotice(closing)
  for (const vote of votes) await referee.settleVote(vote)
  for (const campaignId of pauses) await referee.endPause(campaignId)
  for (const campaignId of deputies) await referee.turnDeputies(campaignId)
  await referee.bots.sweep()
  await tellAll()
  return [groups, closings, votes, pauses, deputies].flat().length
}

export const openClock = async (server: Pick<TestServer, 'referee' | 'tellAll' | 'ownerUrl'>): Promise<Clock> => {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  // The job queue’s tables are the referee’s own.
  await owner.query(`GRANT ${owner.escapeIdentifier(roleName(owner.database ?? '', 'referee'))} TO CURRENT_USER`)
  const settle = async (): Promise<void> => {
    while ((await work(server)) > 0);
    const left = async (): Promise<number> => Number((await owner.query<{ n: string }>(untold)).rows[0]?.n)
    await eventually(left, (count) => count === 0)
    if ((await work(server)) > 0) await settle()
  }
  return {
    settle,
    passHours: async (hours) => {
      await settle()
      await shift(owner, hours)
      await settle()
    },
    close: () => owner.end(),
  }
}
