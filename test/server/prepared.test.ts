import { afterAll, beforeAll, expect, test } from 'vitest'
import type pg from 'pg'
import { openPool } from '../../server/src/db/pool.js'
import { isDatabaseLoss } from '../../server/src/base/databaseLoss.js'
import { freshDatabase, type TestDatabase } from '../support/database.js'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await freshDatabase()
  pool = openPool(database.ownerUrl, 1)
  await pool.query('CREATE TABLE lamp (id int PRIMARY KEY, oil int NOT NULL)')
  await pool.query('INSERT INTO lamp VALUES (1, 7)')
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

const prepared = async (): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements')
  return rows.map(({ statement }) => statement)
}

const oil = (): Promise<pg.QueryResult<{ oil: number | string }>> =>
  pool.query('SELECT oil FROM lamp WHERE id = $1', [1])

test('a statement that comes again is prepared, what comes once is not', async () => {
  await pool.query('SELECT oil FROM lamp WHERE oil > $1', [1])
  await oil()
  expect(await prepared()).toEqual([])
  await oil()
  await oil()
  expect(await prepared()).toEqual(['SELECT oil FROM lamp WHERE id = $1'])
})

test('a plan that no longer fits after a migration is given up with an error that says so, and the statement can be asked again', async () => {
  await oil()
  await pool.query('ALTER TABLE lamp ALTER COLUMN oil TYPE text')
  const error = await oil().catch((thrown: unknown) => thrown)
  expect(isDatabaseLoss(error)).toBe(true)
  expect((await oil()).rows).toEqual([{ oil: '7' }])
})
