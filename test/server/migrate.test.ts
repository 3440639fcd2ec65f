import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { migrate } from '../../server/src/db/migrate.js'
import { freshDatabase, type TestDatabase } from '../support/database.js'

const secret = 'a secret of the tests, long enough'
let database: TestDatabase

beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const ask = async (url: string, sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('two nodes migrate at once, and again, and agree on the logins', async () => {
  const [one, two] = await Promise.all([migrate(database.ownerUrl, secret), migrate(database.ownerUrl, secret)])
  expect(two).toEqual(one)
  expect(await migrate(database.ownerUrl, secret)).toEqual(one)
  for (const role of ['referee', 'reader', 'accounts'] as const) {
    const rows = await ask(one[role], 'SELECT current_user AS who, session_user AS login')
    expect(rows[0]?.['who']).toBe(`${database.name}_${role}`)
  }
})

test('no password stands in what the server keeps', async () => {
  const roles = await migrate(database.ownerUrl, secret)
  const wrong = new URL(roles.reader)
  wrong.password = 'guessed'
  await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
})

test('an owner who may not make roles is refused with the grants he needs', async () => {
  await ask(database.ownerUrl, `CREATE ROLE ${database.name}_plain LOGIN PASSWORD 'plain'`)
  const plain = new URL(database.ownerUrl)
  plain.username = `${database.name}_plain`
  plain.password = 'plain'
  await ask(database.ownerUrl, `GRANT CONNECT ON DATABASE ${database.name} TO ${database.name}_plain`)
  await expect(migrate(plain.href, secret)).rejects.toThrow(/CREATEROLE.*OWNER TO/)
})

test('a database that does not answer is one sentence', async () => {
  const nowhere = new URL(database.ownerUrl)
  nowhere.port = '1'
  await expect(migrate(nowhere.href, secret)).rejects.toThrow(/does not answer .*Check DATABASE_URL/)
})

test('functions of an older edition give way; what is gone stays for the version before, and no longer', async () => {
  await migrate(database.ownerUrl, secret)
  const names = `SELECT oid::regprocedure::text AS name FROM pg_proc WHERE pronamespace = 'muster'::regnamespace ORDER BY 1`
  const present = await ask(database.ownerUrl, names)
  await ask(database.ownerUrl, `DROP FUNCTION muster.read_me(text)`)
  await ask(database.ownerUrl, `CREATE FUNCTION muster.read_me(text) RETURNS integer LANGUAGE sql AS 'SELECT 1'`)
  await ask(database.ownerUrl, `CREATE FUNCTION muster.read_everything() RETURNS integer LANGUAGE sql AS 'SELECT 1'`)
  await ask(database.ownerUrl, `COMMENT ON SCHEMA muster IS 'an older edition'`)
  await migrate(database.ownerUrl, secret)
  const kept = { name: 'muster.read_everything()' }
  expect(await ask(database.ownerUrl, names)).toEqual(expect.arrayContaining([...present, kept]))
  expect(
    await ask(
      database.ownerUrl,
      `SELECT has_function_privilege('public', 'muster.read_everything()', 'EXECUTE') AS open`,
    ),
  ).toEqual([{ open: false }])
  await ask(database.ownerUrl, `COMMENT ON SCHEMA muster IS 'a newer edition'`)
  await migrate(database.ownerUrl, secret)
  expect(await ask(database.ownerUrl, names)).toEqual(present)
})
