import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../support/database.js'

let first: TestDatabase
let second: TestDatabase

beforeAll(async () => {
  ;[first, second] = await Promise.all([freshDatabase(), freshDatabase()])
})
afterAll(() => Promise.all([first.drop(), second.drop()]))

async function ask(database: TestDatabase, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.ownerUrl })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

test('two test files never share a table', async () => {
  await ask(first, 'CREATE TABLE thing (id int)')
  expect(await ask(first, `SELECT to_regclass('thing') IS NOT NULL AS there`)).toEqual([{ there: true }])
  expect(await ask(second, `SELECT to_regclass('thing') IS NOT NULL AS there`)).toEqual([{ there: false }])
})

test('the owner may make roles and is no superuser', async () => {
  const sql = 'SELECT rolsuper, rolcreaterole, rolcreatedb FROM pg_roles WHERE rolname = current_user'
  const [role] = await ask(first, sql)
  if (process.env['DATABASE_URL'] === undefined)
    expect(role).toEqual({ rolsuper: false, rolcreaterole: true, rolcreatedb: true })
})
