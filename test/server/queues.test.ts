import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../server/src/db/pool.js'
import { purgeQueues } from '../../server/src/jobs/queues.js'
import { type House, openHouse } from '../support/house.js'

let house: House
let pool: pg.Pool

beforeAll(async () => {
  house = await openHouse()
  pool = openPool(house.urls.referee, 2)
})
afterAll(async () => {
  await pool.end()
  await house.close()
})

const add = (name: string): Promise<unknown> =>
  pool.query(
    `SELECT graphile_worker.add_job('playBots', '{}', queue_name := $1, job_key := $1, run_at := now() + interval '1 day')`,
    [name],
  )

test('queues of campaigns that ask for nothing are thrown away, and those with a job are kept', async () => {
  await add('playBots:over')
  await add('playBots:waiting')
  await pool.query(`SELECT graphile_worker.remove_job('playBots:over')`)
  await purgeQueues(pool)
  const { rows } = await pool.query<{ queue_name: string }>(
    `SELECT queue_name FROM graphile_worker._private_job_queues WHERE queue_name LIKE 'playBots:%'`,
  )
  expect(rows).toEqual([{ queue_name: 'playBots:waiting' }])
})
