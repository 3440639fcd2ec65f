import { run } from 'graphile-worker'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openJobPool } from '../../server/src/jobs/jobPool.js'
import { type House, openHouse } from '../support/house.js'

let house: House
let pool: pg.Pool

beforeAll(async () => {
  house = await openHouse()
  pool = openJobPool(house.urls.referee, 2)
})
afterAll(async () => {
  await pool.end()
  await house.close()
})

test('a connection that is released twice goes back once, and serves the next', async () => {
  await new Promise<void>((resolve, reject) => {
    pool.connect((error, client, release) => {
      if (error || !client) return reject(error ?? new Error('no client'))
      release()
      release()
      resolve()
    })
  })
  expect([pool.totalCount, pool.idleCount]).toEqual([1, 1])
  expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})

test('one that is awaited is released like all others, and a second release is told', async () => {
  const client = await pool.connect()
  client.release()
  expect(() => client.release()).toThrow('already been released')
})

test('a queue that is stopped while it begins to listen, and whose connection is cut then, ends nothing but itself', async () => {
  let cut: (error: Error) => void = () => undefined
  const listening = new Promise<void>((resolve) => {
    pool.on('acquire', (client) => {
      const { query } = client
      const held = (...args: unknown[]): unknown => {
        const [text] = args
        if (typeof text !== 'string' || !text.startsWith('LISTEN'))
          return (query as (...all: unknown[]) => unknown).apply(client, args)
        resolve()
        return new Promise((_, reject) => (cut = reject))
      }
      client.query = held as typeof query
    })
  })
  const runner = await run({ pgPool: pool, taskList: { nothing: () => undefined }, noHandleSignals: true })
  await listening
  const stopping = runner.stop()
  await stopping
  cut(new Error('Connection terminated unexpectedly'))
  await runner.promise
  expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }])
})
