import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from '../../server/src/db/migrate.js'
import { roleName } from '../../server/src/db/roles.js'
import { type House, openHouse } from '../support/house.js'

let house: House
let name: string
/** The reader's own connection, as somebody has it who has found a way to write statements there. */
let reader: pg.Client

beforeAll(async () => {
  house = await openHouse()
  name = roleName(house.database.name, 'reader')
})
afterAll(() => house.close())
beforeEach(async () => {
  reader = new pg.Client({ connectionString: house.urls.reader })
  reader.on('error', () => undefined)
  await reader.connect()
})
afterEach(() => reader.end())

/** What an injected expression or statement comes to: one statement at a time, as the API sends them. */
const answer = async (text: string): Promise<string> =>
  reader.query({ text, queryMode: 'extended' } as pg.QueryConfig).then(
    ({ rows }) => JSON.stringify(rows),
    (error: unknown) => (error instanceof Error ? error.message : ''),
  )

describe('the reader', () => {
  test.each([
    ['its password', `ALTER ROLE READER PASSWORD 'mine'`],
    ['its defaults', `ALTER ROLE READER SET search_path = pg_temp`],
    ['its defaults in this database', `ALTER ROLE READER IN DATABASE "HERE" SET statement_timeout = 0`],
    ['a temporary table', `CREATE TEMP TABLE session AS SELECT 1`],
    ['a large object', `SELECT lo_create(0)`],
    ['a large object out of bytes', `SELECT lo_from_bytea(0, 'x')`],
    ['a signal', `SELECT pg_notify('muster', 'campaign:1')`],
    ['a signal by ours', `SELECT muster.signal('campaign:1')`],
    ['a lock', `SELECT pg_advisory_lock(1)`],
    ['a lock for a transaction', `SELECT pg_advisory_xact_lock_shared(1, 2)`],
    ['a lock if it is free', `SELECT pg_try_advisory_lock(1)`],
  ])('makes and changes nothing: %s', async (_, text) => {
    const said = await answer(text.replace('READER', `"${name}"`).replace('HERE', house.database.name))
    expect(said).toMatch(/permission denied|read-only transaction/)
  })

  test.each([
    ['who is connected', `SELECT usename, query FROM pg_stat_activity`],
    ['rows written to tables', `SELECT relname, n_tup_ins FROM pg_stat_all_tables`],
    ['rows of one table', `SELECT pg_stat_get_tuples_inserted('muster.sheet'::regclass)`],
    ['transactions', `SELECT xact_commit FROM pg_stat_database`],
    ['the journal', `SELECT * FROM pg_stat_wal`],
    ['locks', `SELECT * FROM pg_locks`],
    ['the size of a table', `SELECT pg_relation_size('muster.sheet'::regclass)`],
    ['the size of the database', `SELECT pg_database_size(current_database())`],
  ])('counts nothing: %s', async (_, text) => {
    expect(await answer(text)).toMatch(/permission denied/)
  })

  test('sees no folder and no file of the server among the settings', async () => {
    const hidden = await answer(
      `SELECT name FROM pg_settings WHERE name IN ('data_directory', 'hba_file', 'config_file')`,
    )
    expect(hidden).toBe('[]')
  })

  test('hears no signal: what the channel is called stands where it cannot read', async () => {
    expect(await answer('SELECT name FROM muster.channel')).toMatch(/permission denied/)
    const heard: string[] = []
    reader.on('notification', ({ channel }) => heard.push(channel))
    await reader.query('LISTEN muster')
    await house.sql(`SELECT muster.signal('campaign:1')`)
    await reader.query('SELECT 1')
    expect(heard).toEqual([])
    const [own] = await house.sql<{ name: string }>('SELECT name FROM muster.channel')
    expect(own?.name).toMatch(/^muster_[0-9a-f]{32}$/)
  })

  test('begins with limits of time and in transactions that write nothing', async () => {
    const shown = await Promise.all(
      ['default_transaction_read_only', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'].map(
        async (setting) =>
          (
            await house.sql<{ setting: string }>(
              `SELECT split_part(x, '=', 2) AS setting FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole, unnest(s.setconfig) x
           WHERE r.rolname = $1 AND split_part(x, '=', 1) = $2`,
              [name, setting],
            )
          )[0]?.setting,
      ),
    )
    expect(shown).toEqual(['on', '15s', '5s', '5s'])
    expect(JSON.parse(await answer('SHOW statement_timeout'))).toEqual([{ statement_timeout: '15s' }])
  })

  test('has so many connections and no more', async () => {
    const limit = 50
    const more: pg.Client[] = []
    const refused = await (async () => {
      try {
        for (let count = 0; count <= limit; count += 1) {
          const client = new pg.Client({ connectionString: house.urls.reader })
          client.on('error', () => undefined)
          more.push(client)
          await client.connect()
        }
        return ''
      } catch (error) {
        return error instanceof Error ? error.message : ''
      } finally {
        await Promise.all(more.map((client) => client.end().catch(() => undefined)))
      }
    })()
    expect(refused).toMatch(/too many connections for role/)
  })
})

test('what somebody gave the reader besides, or set for it, is taken back by the next start', async () => {
  const group = `${house.database.name}_group`
  await house.sql(`CREATE ROLE "${group}"`)
  try {
    await house.sql(`GRANT "${group}" TO "${name}"`)
    await house.sql(`ALTER ROLE "${name}" CREATEROLE CONNECTION LIMIT 1000`)
    await house.sql(`ALTER ROLE "${name}" SET search_path = accounts`)
    await house.sql(`ALTER ROLE "${name}" IN DATABASE "${house.database.name}" SET statement_timeout = 0`)
    await migrate(house.database.ownerUrl, 'a secret of the tests, long enough')
    const [role] = await house.sql(`SELECT rolcreaterole, rolconnlimit, rolconfig FROM pg_roles WHERE rolname = $1`, [
      name,
    ])
    expect(role).toEqual({ rolcreaterole: false, rolconnlimit: 50, rolconfig: null })
    expect(
      await house.sql(`SELECT 1 FROM pg_auth_members m JOIN pg_roles r ON r.oid = m.member WHERE r.rolname = $1`, [
        name,
      ]),
    ).toEqual([])
  } finally {
    await house.sql(`DROP ROLE "${group}"`)
  }
})
