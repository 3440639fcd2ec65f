import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import pg from 'pg'
import { migrate } from '../../server/src/db/migrate.js'
import { guardConsole, logFault, toldOf } from '../../server/src/base/log.js'
import { freshDatabase, type TestDatabase } from '../support/database.js'
import { type House, openHouse, openTable } from '../support/house.js'

const secret = 'a secret of the tests, long enough'

const ask = async (url: string, sql: string, values: readonly unknown[] = []): Promise<readonly object[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<object>(sql, [...values])).rows
  } finally {
    await client.end()
  }
}

describe('a start that does not fit the database changes nothing', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await freshDatabase()
  })
  afterAll(() => database.drop())

  it('with another secret', async () => {
    const { reader } = await migrate(database.ownerUrl, secret)
    await expect(migrate(database.ownerUrl, 'another secret, of another house')).rejects.toThrow(
      /MUSTER_SECRET is not the one .* nothing was changed/,
    )
    expect(await ask(reader, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect((await migrate(database.ownerUrl, secret)).reader).toBe(reader)
  })

  it('with a program older than the one that made it', async () => {
    await migrate(database.ownerUrl, secret)
    await ask(database.ownerUrl, `INSERT INTO muster.migration ("timestamp", "name") VALUES (1800000000000, 'Later')`)
    await ask(database.ownerUrl, `COMMENT ON SCHEMA muster IS 'a newer edition'`)
    await expect(migrate(database.ownerUrl, secret)).rejects.toThrow(
      /made by a newer version of Muster.* nothing was changed/,
    )
    const note = `SELECT obj_description('muster'::regnamespace, 'pg_namespace') AS note`
    expect(await ask(database.ownerUrl, note)).toEqual([{ note: 'a newer edition' }])
  })
})

describe('the log', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse()
  })
  afterAll(() => house.close())

  const failing = async (work: () => Promise<unknown>): Promise<Error> => {
    try {
      await work()
    } catch (error) {
      if (error instanceof Error) return error
    }
    throw new Error('it did not fail')
  }

  test.each([
    ['a value of the wrong kind', `SELECT $1::uuid`, '22P02'],
    [
      'a row that is there already',
      `INSERT INTO accounts."user" SELECT * FROM accounts."user" WHERE "name" = $1`,
      '23505',
    ],
    [
      'a row that may not be',
      `INSERT INTO muster.outbox (campaign, kind, payload, at) VALUES (gen_random_uuid(), $1, '{}', now())`,
      '23503',
    ],
  ])('tells of %s by its code alone', async (_, sql, code) => {
    const hidden = 'General Hidden marches to 4,7'
    if (code === '23505') await house.person(hidden)
    const told = toldOf(await failing(() => house.sql(sql, [hidden])))
    expect(told).toContain(`PostgreSQL ${code}`)
    expect(told).not.toContain('Hidden')
    expect(told).not.toContain('example.org')
  })

  it('tells nothing that the ORM hangs on its errors', async () => {
    const table = await openTable(house)
    const error = Object.assign(new Error('query failed: SELECT secret-order'), {
      name: 'QueryFailedError',
      parameters: ['secret-order', table.north.session],
      driverError: await failing(() => house.sql('SELECT $1::uuid', ['secret-order'])),
    })
    const told = toldOf(error)
    expect(told).toMatch(/^QueryFailedError: PostgreSQL 22P02/)
    for (const secretly of ['secret-order', table.north.session]) expect(told).not.toContain(secretly)
  })

  it('does not repeat what could not be read, and keeps the places of the code', async () => {
    const told = toldOf(await failing(async () => Promise.resolve(JSON.parse('{"order": march to 4,7'))))
    expect(told).toMatch(/^SyntaxError\n\s+at /)
    expect(told).not.toContain('march')
  })

  it('lets no library write more', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const error = await failing(() => house.sql('SELECT $1::uuid', ['secret-order']))
    logFault('something failed', error)
    const undo = guardConsole()
    console.error('a library says', error, { body: { deeply: 'secret-order' } })
    undo()
    const text = JSON.stringify(written.mock.calls)
    vi.restoreAllMocks()
    expect(text).toContain('something failed: PostgreSQL 22P02')
    expect(text).toContain('a library says')
    expect(text).not.toContain('secret-order')
  })
})

test('what only grows is thrown away: old counters of attempts, and news of long ago', async () => {
  const house = await openHouse()
  const table = await openTable(house)
  const count = async (): Promise<unknown> =>
    (await house.sql(`SELECT count(*)::int AS n FROM muster.outbox`))[0]?.['n']
  const before = await count()
  await house.sql(
    `INSERT INTO muster.outbox (campaign, kind, payload, at) VALUES ($1, 'news', '{}', now() - interval '31 days'), ($1, 'news', '{}', now())`,
    [table.campaignId],
  )
  await house.referee.purge()
  expect(await count()).toBe(Number(before) + 1)
  await house.close()
})
