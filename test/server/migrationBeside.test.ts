import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../server/src/db/migrate.js'
import { makeTables } from '../../server/src/db/tables.js'
import { freshDatabase, type TestDatabase } from '../support/database.js'
import { eventually } from '../support/eventually.js'
import { houseSecret } from '../support/house.js'

let database: TestDatabase
let owner: pg.Client
let other: pg.Client

const open = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  return client
}

beforeAll(async () => {
  database = await freshDatabase()
  await migrate(database.ownerUrl, houseSecret)
  ;[owner, other] = await Promise.all([open(), open()])
})
afterAll(async () => {
  await Promise.all([owner.end(), other.end()])
  await database.drop()
})

const isThere = async (): Promise<boolean> => {
  const { rowCount } = await owner.query(
    `SELECT 1 FROM information_schema.columns WHERE table_schema = 'muster' AND table_name = 'battle_entry' AND column_name = 'campaign'`,
  )
  return rowCount === 1
}

it('a migration that gets in the way of a server of the version before gives way, and is tried again', async () => {
  // As the version before left it.
  for (const table of ['battle_entry', 'battle_name', 'consent', 'standing_orders'])
    await owner.query(
      `ALTER TABLE muster.${table} DROP COLUMN campaign CASCADE; DROP FUNCTION muster.campaign_of_${table} CASCADE`,
    )
  await owner.query(`DELETE FROM muster.migration WHERE name = 'CampaignColumns1700000000042'`)
  expect(await isThere()).toBe(false)

  await other.query('BEGIN')
  await other.query('LOCK TABLE muster.consent IN ROW EXCLUSIVE MODE')
  const made = makeTables(database.ownerUrl)
  const waiting = async () => (await owner.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount
  await eventually(waiting, (count) => count === 1)
  // It goes back, and with it all that it held: the other is kept from nothing.
  await eventually(waiting, (count) => count === 0)
  expect(await isThere()).toBe(false)
  await other.query('COMMIT')
  await made
  expect(await isThere()).toBe(true)
})
