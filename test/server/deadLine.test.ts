import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDataSource } from '../../server/src/db/dataSource.js'
import { connection, openPool } from '../../server/src/db/pool.js'
import { type House, openHouse } from '../support/house.js'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a transaction whose server is gone without a word gives its locks back before others give up waiting for them', async () => {
  const gone = new pg.Client({ connectionString: house.urls.referee, ...connection })
  gone.on('error', () => undefined)
  await gone.connect()
  const others = openPool(house.urls.referee, 1)
  try {
    await gone.query('BEGIN')
    await gone.query('SELECT pg_advisory_xact_lock(77)')
    // Nothing comes from it any more, and nobody tells the database.
    await expect(others.query('SELECT pg_advisory_xact_lock(77)')).resolves.toMatchObject({ rowCount: 1 })
  } finally {
    await others.end()
    await gone.end().catch(() => undefined)
  }
})

test('a connection that is cut in the moment in which it is handed over ends nothing', async () => {
  const source = await openDataSource(house.urls.referee, 1)
  const master = Reflect.get(source.driver, 'master') as pg.Pool
  try {
    const thrown = await new Promise<unknown>((resolve) => {
      master.connect((_, client, release) => {
        try {
          // As a line does that brings the word that it is ready and the word that it ends together.
          client?.emit('error', new Error('terminating connection due to administrator command'))
          resolve(null)
        } catch (error) {
          resolve(error)
        }
        release(true)
      })
    })
    expect(thrown).toBeNull()
    expect(await source.query('SELECT 1 AS one')).toEqual([{ one: 1 }])
  } finally {
    await source.destroy()
  }
})

test.each(['referee', 'reader', 'accounts'] as const)(
  'the database gives up a silent line of the login %s',
  async (role) => {
    const pool = openPool(house.urls[role], 1)
    try {
      const { rows } = await pool.query<{ setting: string }>(
        `SELECT name || ' ' || setting AS setting FROM pg_settings
       WHERE name IN ('tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count', 'tcp_user_timeout') ORDER BY name`,
      )
      expect(rows.map(({ setting }) => setting)).toEqual([
        ...['tcp_keepalives_count 2', 'tcp_keepalives_idle 5', 'tcp_keepalives_interval 2'],
        'tcp_user_timeout 8000',
      ])
    } finally {
      await pool.end()
    }
  },
)
