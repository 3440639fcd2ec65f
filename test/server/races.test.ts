import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startJobs } from '../../server/src/jobs/index.js'
import { Problem } from '../../server/src/base/problems.js'
import { type House, openHouse, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { startNode } from '../support/node.js'
import { eventually } from '../support/eventually.js'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const askOf = async (who: Person, campaignId: string): Promise<string> =>
  (await house.reads.briefing(who.session, campaignId))?.asks[0]?.id ?? ''

const resolutions = (campaignId: string) =>
  house.sql<{
    revision: number
    input: { readonly sheets?: readonly { readonly seat: string; readonly hash: string | null }[] }
  }>(`SELECT revision, input FROM muster.resolution WHERE campaign = $1 ORDER BY revision`, [campaignId])

const sealBoth = async ({ campaignId, north, south }: Table): Promise<void> => {
  for (const who of [north, south]) await sealStay(house, who, campaignId, await askOf(who, campaignId))
}

test('fifty copies of one request at once are one sheet and fifty times the same receipt', async () => {
  const { campaignId, north } = await openTable(house)
  const sheet = { campaignId, askId: await askOf(north, campaignId), orders: [], idempotencyKey: 'once-again' }
  const copies = await Promise.all(Array.from({ length: 50 }, () => house.referee.sealOrders(north, sheet)))
  expect(copies[0]?.receipt).not.toBeNull()
  for (const copy of copies) expect(copy).toEqual(copies[0])
  expect(await house.sql(`SELECT id FROM muster.sheet WHERE campaign = $1`, [campaignId])).toHaveLength(1)
  const scout = (await house.reads.briefing(north.session, campaignId))?.view.pieces[0]
  const other = { ...sheet, orders: [{ kind: 'walk', piece: scout?.id ?? '', to: scout?.at ?? '' }] }
  await expect(house.referee.sealOrders(north, other)).rejects.toMatchObject({ code: 'KEY_USED' })
  await expect(house.referee.sealOrders(north, { ...sheet, idempotencyKey: 'new-request' })).rejects.toMatchObject({
    code: 'CLOSED',
  })
})

test('where the campaign allows it a sealed sheet is replaced, and the last one counts', async () => {
  const { campaignId, north, south } = await openTable(house, { replaceable: true })
  const askId = await askOf(north, campaignId)
  await sealStay(house, north, campaignId, askId)
  const scout = (await house.reads.briefing(north.session, campaignId))?.view.pieces[0]
  const orders = [{ kind: 'walk', piece: scout?.id ?? '', to: scout?.at ?? '' }]
  const second = await house.referee.sealOrders(north, { campaignId, askId, orders, idempotencyKey: 'second-key' })
  await sealStay(house, south, campaignId, await askOf(south, campaignId))
  for (const job of await house.referee.overdue()) await house.referee.closeGroup(job)
  const input = (await resolutions(campaignId))[1]?.input
  expect(input?.sheets?.find(({ seat }) => seat === 'A')?.hash).toBe(second.receipt?.hash)
  expect(await house.reads.receipts(north.session, campaignId)).toHaveLength(2)
})

test('two processes that close the same groups close each exactly once', async () => {
  const tables: Table[] = []
  for (let count = 0; count < 8; count += 1) tables.push(await openTable(house))
  for (const table of tables) await sealBoth(table)
  const jobs = (await house.referee.overdue()).filter(({ campaignId }) =>
    tables.some((table) => table.campaignId === campaignId),
  )
  expect(jobs).toHaveLength(8)
  const nodes = await Promise.all([startNode(house.urls.referee), startNode(house.urls.referee)])
  try {
    const answers = await Promise.all(
      nodes.map((node) => node.ask({ do: 'close', jobs }) as Promise<readonly string[]>),
    )
    expect(answers.flat().sort()).toEqual([
      ...Array.from({ length: 8 }, () => 'closed'),
      ...Array.from({ length: 8 }, () => 'nothing'),
    ])
    for (const { campaignId, north } of tables) {
      expect((await resolutions(campaignId)).map(({ revision }) => revision)).toEqual([0, 1])
      expect((await house.reads.briefingHeads(north.session, campaignId)).map(({ number }) => number)).toEqual([2, 1])
    }
  } finally {
    await Promise.all(nodes.map((node) => node.kill()))
  }
})

test('a kill between the last seal and the closing loses nothing: the next start resolves the stage', async () => {
  const { campaignId, north, south } = await openTable(house)
  await sealStay(house, north, campaignId, await askOf(north, campaignId))
  const node = await startNode(house.urls.referee)
  const sheet = { campaignId, askId: await askOf(south, campaignId), orders: [], idempotencyKey: randomUUID() }
  const sealed = (await node.ask({ do: 'seal', userId: south.userId, sheet })) as {
    readonly receipt: { readonly hash: string }
  }
  await node.kill()
  expect(await resolutions(campaignId)).toHaveLength(1)
  const jobs = await startJobs({ refereeUrl: house.urls.referee, referee: house.referee })
  try {
    const [, resolution] = await eventually(
      () => resolutions(campaignId),
      (rows) => rows.length === 2,
    )
    expect(resolution?.input.sheets?.map(({ hash }) => hash)).toContain(sealed.receipt.hash)
  } finally {
    await jobs.stop()
  }
})

test('a node that is killed while it resolves leaves each stage whole or untouched', async () => {
  const tables: Table[] = []
  for (let count = 0; count < 6; count += 1) tables.push(await openTable(house))
  for (const table of tables) await sealBoth(table)
  const own = (campaignId: string): boolean => tables.some((table) => table.campaignId === campaignId)
  for (const after of [5, 15, 30]) {
    const node = await startNode(house.urls.referee)
    const jobs = (await house.referee.overdue()).filter(({ campaignId }) => own(campaignId))
    const answer = node.ask({ do: 'close', jobs }).catch(() => 'killed')
    await new Promise((resolve) => setTimeout(resolve, after))
    await node.kill()
    await answer
  }
  for (const job of await house.referee.overdue()) if (own(job.campaignId)) await house.referee.closeGroup(job)
  for (const { campaignId, north, south } of tables) {
    const [, only, ...more] = await resolutions(campaignId)
    expect(more).toEqual([])
    const sealed = await house.sql<{ hash: string }>(`SELECT hash FROM muster.sheet WHERE campaign = $1`, [campaignId])
    expect(only?.input.sheets?.map(({ hash }) => hash).sort()).toEqual(sealed.map(({ hash }) => hash).sort())
    for (const who of [north, south])
      expect((await house.reads.briefings(who.session, campaignId, 0, 50)).map(({ number }) => number)).toEqual([1, 2])
    const outbox = await house.sql(`SELECT 1 FROM muster.outbox WHERE campaign = $1 AND kind = 'briefing'`, [
      campaignId,
    ])
    expect(outbox).toHaveLength(6)
  }
})

test('around a deadline every sheet is acknowledged and resolved, or refused', async () => {
  const first = await openTable(house)
  const others: Table[] = []
  for (let count = 0; count < 5; count += 1) others.push(await openTable(house))
  const tables = [first, ...others]
  const asks = new Map<Table, readonly [string, string]>()
  for (const table of tables)
    asks.set(table, [await askOf(table.north, table.campaignId), await askOf(table.south, table.campaignId)])
  /** One side's sheet: its hash, or how it was refused. */
  const sealed = async (table: Table, seat: 0 | 1) => {
    const sheet = { campaignId: table.campaignId, askId: asks.get(table)?.[seat] ?? '', orders: [] }
    return house.referee
      .sealOrders(seat === 0 ? table.north : table.south, { ...sheet, idempotencyKey: randomUUID() })
      .then(
        ({ receipt }) => ({ table, seat: 'AB'[seat], hash: receipt?.hash ?? null, code: null }),
        (error: unknown) => ({
          table,
          seat: 'AB'[seat],
          hash: null,
          code: error instanceof Problem ? error.code : null,
        }),
      )
  }
  const early = await sealed(first, 0)
  const jobs = await startJobs({ refereeUrl: house.urls.referee, referee: house.referee })
  try {
    const [row] = await house.sql<{ at: Date }>(`SELECT clock_timestamp() + interval '500 milliseconds' AS at`)
    const ids = tables.map(({ campaignId }) => campaignId)
    await house.sql(`UPDATE muster.ask_group SET deadline_at = $1 WHERE campaign = ANY($2)`, [row?.at, ids])
    const around = await Promise.all(
      others.flatMap((table, index) =>
        ([0, 1] as const).map(async (seat) => {
          await new Promise((resolve) => setTimeout(resolve, 400 + index * 40))
          return sealed(table, seat)
        }),
      ),
    )
    // However the clock ran in between: one sheet was there before the hour was known, one comes after it.
    await house.sql(`SELECT pg_sleep(greatest(0, extract(epoch FROM $1 - clock_timestamp())))`, [row?.at])
    const late = await sealed(first, 1)
    const outcomes = [early, ...around, late]
    expect([early.code, late.code]).toEqual([null, 'CLOSED'])
    for (const { table, seat, hash, code } of outcomes) {
      const [, closing] = await eventually(
        () => resolutions(table.campaignId),
        (rows) => rows.length >= 2,
      )
      const input = closing?.input.sheets?.find((sheet) => sheet.seat === seat)
      if (hash === null) expect(code).toBe('CLOSED')
      expect(input?.hash).toBe(hash)
    }
  } finally {
    await jobs.stop()
  }
})

test('a deadline that passed while nobody ran fires at the first look that is taken', async () => {
  const { campaignId } = await openTable(house)
  await house.sql(
    `UPDATE muster.ask_group SET deadline_at = clock_timestamp() - interval '1 hour' WHERE campaign = $1`,
    [campaignId],
  )
  let looks = 0
  const closedAt: number[] = []
  const overdue: House['referee']['overdue'] = () => {
    looks += 1
    return house.referee.overdue()
  }
  const closeGroup: House['referee']['closeGroup'] = (job) => {
    if (job.campaignId === campaignId) closedAt.push(looks)
    return house.referee.closeGroup(job)
  }
  const jobs = await startJobs({ refereeUrl: house.urls.referee, referee: { ...house.referee, overdue, closeGroup } })
  try {
    await eventually(
      () => resolutions(campaignId),
      (rows) => rows.length === 2,
    )
    expect(closedAt).toEqual([1])
  } finally {
    await jobs.stop()
  }
})
