import pg from 'pg'
import { inject } from 'vitest'
import { administrator } from '../../support/administrator.js'

/** Lets a group close when it is told, and not before: whatever else would close it finds that it is not complete. */
export interface Gate {
  /** The group may close: all have answered, or its hour has come. It does not yet while `meanwhile` lasts, in which the table may be seen to wait. */
  lets(group: GroupRef, why: 'complete' | 'deadline', meanwhile: () => Promise<unknown>): Promise<void>
  /** What each of these accounts is to have been shown of a campaign by now: its table, as a sum of it, and the number of their newest briefing. */
  known(campaignId: string, accounts: readonly string[]): Promise<readonly Known[]>
  accountOf(name: string): Promise<string>
  /** Nobody takes part any more in a campaign that has been given back, so that the next ones are as quick. It may not be looked at any more. */
  clear(campaignId: string): Promise<void>
  /** Reads a list of campaigns, from which none is cleared meanwhile. */
  listing<Answer>(read: () => Promise<Answer>): Promise<Answer>
  close(): Promise<void>
}

export interface Known {
  readonly table: string
  readonly briefing: number | null
}

export interface GroupRef {
  readonly campaignId: string
  readonly groupId: string
}

/** Only the owner of the database marks a group as complete while the gate stands. */
const held = `
  CREATE FUNCTION muster.hold_group() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF current_user <> (SELECT tableowner FROM pg_tables WHERE schemaname = 'muster' AND tablename = 'ask_group')
      THEN NEW.complete_at := NULL; END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER hold_group BEFORE INSERT OR UPDATE OF complete_at ON muster.ask_group
    FOR EACH ROW EXECUTE FUNCTION muster.hold_group()`

/** Nobody is notified of anything: it is not compared, and would cost as much as what is. */
const unnotified = `
  CREATE FUNCTION muster.is_told() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.sent_at := NEW.at; RETURN NEW; END $$;
  CREATE TRIGGER is_told BEFORE INSERT ON muster.outbox FOR EACH ROW EXECUTE FUNCTION muster.is_told()`

/** No job comes round to close what this gate holds; the queue is another's than the owner's. */
const unqueued = `
  CREATE FUNCTION graphile_worker.no_job() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
  CREATE TRIGGER no_job BEFORE INSERT ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION graphile_worker.no_job()`

const withoutJobs = async (ownerUrl: string): Promise<void> => {
  // Of a server that is not the run's own nobody here is the administrator: there jobs come, and find nothing to close.
  if (process.env['DATABASE_URL'] !== undefined) return
  const client = new pg.Client({ connectionString: administrator(inject('dataFolder'), ownerUrl) })
  await client.connect()
  try {
    await client.query(unqueued)
  } finally {
    await client.end()
  }
}

const knownNow = `
  SELECT md5(muster.its_table(u.id, $1)::text) AS "table",
    (SELECT max(b.number) FROM muster.standing(u.id, $1) s JOIN muster.briefing b ON b.campaign = $1 AND b.viewer = s.viewer) AS briefing
  FROM unnest($2::text[]) WITH ORDINALITY AS u (id, n) ORDER BY u.n`

/** Many may read at once, and nobody does while somebody changes what is read. */
const openTurns = () => {
  const reading = new Set<Promise<unknown>>()
  let changing: Promise<unknown> = Promise.resolve()
  return {
    read: async <Answer>(read: () => Promise<Answer>): Promise<Answer> => {
      for (let before: unknown = null; before !== changing;) {
        before = changing
        await before
      }
      const answer = read()
      reading.add(answer)
      return answer.finally(() => reading.delete(answer))
    },
    change: async (change: () => Promise<void>): Promise<void> => {
      const changed = Promise.allSettled([changing, ...reading]).then(change)
      changing = changed.catch(() => undefined)
      await changed
    },
  }
}

/**
 * One act, one change: without the gate the last seal and the closing that follows it come so close that a stream may show both in one frame or
 * each in one of its own, as the machine has time.
 */
export const openGate = async (ownerUrl: string): Promise<Gate> => {
  // Two for each campaign that is played back beside others.
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 16 })
  await owner.query(`${held};${unnotified}`)
  await withoutJobs(ownerUrl)
  const turns = openTurns()
  return {
    lets: async ({ campaignId, groupId }, why, meanwhile) => {
      const column = why === 'complete' ? 'complete_at' : 'deadline_at'
      const due = `UPDATE muster.ask_group SET ${column} = clock_timestamp() WHERE campaign = $1 AND group_id = $2`
      const holder = await owner.connect()
      try {
        await holder.query('BEGIN')
        await holder.query('SELECT FROM muster.campaign WHERE id = $1 FOR NO KEY UPDATE', [campaignId])
        await owner.query(due, [campaignId, groupId])
        await owner.query(`SELECT muster.signal($1)`, [`campaign:${campaignId}`])
        await meanwhile()
      } finally {
        await holder.query('COMMIT')
        holder.release()
      }
    },
    known: async (campaignId, accounts) =>
      (await owner.query<Known>({ name: 'known', text: knownNow, values: [campaignId, accounts] })).rows,
    accountOf: async (name) => {
      const { rows } = await owner.query<{ id: string }>('SELECT "id" FROM accounts."user" WHERE "name" = $1', [name])
      return rows[0]?.id ?? ''
    },
    clear: (campaignId) =>
      turns.change(async () => {
        await owner.query(
          `UPDATE muster.campaign SET phase = 'PAUSED', organiser = (SELECT "id" FROM accounts."user" WHERE "name" = 'Facilitator') WHERE id = $1`,
          [campaignId],
        )
        for (const people of ['place', 'holding'])
          await owner.query(`DELETE FROM muster.${people} WHERE campaign = $1`, [campaignId])
      }),
    listing: turns.read,
    close: () => owner.end(),
  }
}
