import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { faultyToy } from '../support/faulty.js'
import { closeEarly, type House, openHouse, openTable, type Person, sealStay, type Table } from '../support/house.js'

const engine = faultyToy()
let house: House

beforeAll(async () => {
  house = await openHouse(registryOf([engine.ruleset]))
})
afterEach(() => engine.mend())
afterAll(() => house.close())

const askOf = async (who: Person, campaignId: string): Promise<string> =>
  (await house.reads.briefing(who.session, campaignId))?.asks[0]?.id ?? ''

/** Due times of a campaign's jobs, which belong to the referee. */
const runAt = async (campaignId: string): Promise<readonly Date[]> => {
  const client = new pg.Client({ connectionString: house.urls.referee })
  await client.connect()
  const jobs = 'SELECT run_at FROM graphile_worker.jobs WHERE key LIKE $1'
  const { rows } = await client.query<{ run_at: Date }>(jobs, [`deadline:${campaignId}:%`])
  await client.end()
  return rows.map((row) => row.run_at)
}

const tableOf = async ({ north, campaignId }: Table) => {
  const table = await house.reads.table(north.session, campaignId)
  if (!table) throw new Error('no table')
  return table
}

const countOf = async (name: 'resolution' | 'sheet' | 'briefing', campaignId: string): Promise<number> =>
  (await house.sql(`SELECT 1 FROM muster.${name} WHERE campaign = $1`, [campaignId])).length

test('an engine that throws holds the campaign, loses nothing, and is tried again on request', async () => {
  const table = await openTable(house)
  const other = await openTable(house)
  const { campaignId, north, south } = table
  for (const who of [north, south]) await sealStay(house, who, campaignId, await askOf(who, campaignId))
  engine.break()
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [job] = (await house.referee.overdue()).filter((due) => due.campaignId === campaignId)
  expect(job && (await house.referee.closeGroup(job))).toBe('held')
  expect(log).toHaveBeenCalledOnce()
  // What an operator is shown of it: the line of the log by its reference, and the place, but nothing that the error says.
  const [fault] = await house.sql('SELECT * FROM muster.fault WHERE campaign = $1', [campaignId])
  expect(fault).toMatchObject({
    error: 'Error',
    place: expect.stringMatching(/^test\/support\/faulty\.ts:\d+/) as unknown,
  })
  expect(String(log.mock.calls[0]?.[0])).toContain(`fault ${String(fault?.['reference'])}`)
  expect(JSON.stringify(fault)).not.toContain('B1')
  log.mockRestore()
  expect(await tableOf(table)).toMatchObject({ phase: 'HELD', note: expect.stringMatching(/kept/) as unknown })
  expect(JSON.stringify(await tableOf(table))).not.toContain('B1')
  expect([await countOf('resolution', campaignId), await countOf('sheet', campaignId)]).toEqual([1, 2])
  expect(await countOf('briefing', campaignId)).toBe(3)
  expect((await tableOf(other)).phase).toBe('RUNNING')
  expect(await house.referee.overdue()).toEqual([])
  await expect(house.referee.closeStage(north, { campaignId })).rejects.toMatchObject({ code: 'PAUSED' })
  engine.mend()
  await house.referee.resumeCampaign(north, { campaignId })
  for (const due of await house.referee.overdue()) expect(await house.referee.closeGroup(due)).toBe('closed')
  expect(await countOf('resolution', campaignId)).toBe(2)
  expect((await tableOf(table)).phase).toBe('RUNNING')
})

describe('silence', () => {
  test('two stages in which no human sealed pause the campaign', async () => {
    const table = await openTable(house)
    const { campaignId, north } = table
    await closeEarly(house, table, [table.south])
    expect(await tableOf(table)).toMatchObject({ phase: 'RUNNING', turn: 2 })
    await closeEarly(house, table, [table.south])
    expect(await tableOf(table)).toMatchObject({
      phase: 'PAUSED',
      turn: 3,
      note: expect.stringMatching(/two stages/) as unknown,
    })
    const askId = await askOf(north, campaignId)
    const sheet = { campaignId, askId, orders: [], idempotencyKey: 'only-once' }
    await expect(house.referee.sealOrders(north, sheet)).rejects.toMatchObject({ code: 'PAUSED' })
    await house.referee.resumeCampaign(north, { campaignId })
    expect((await house.referee.sealOrders(north, sheet)).receipt).not.toBeNull()
  })

  test('one seal in between starts the count anew, and a draft that the deadline sealed is silence', async () => {
    const table = await openTable(house)
    const { campaignId, north } = table
    await closeEarly(house, table, [table.south])
    await sealStay(house, north, campaignId, await askOf(north, campaignId))
    await closeEarly(house, table, [table.south])
    const scout = (await house.reads.briefing(north.session, campaignId))?.view.pieces[0]
    const orders = [{ kind: 'walk', piece: scout?.id ?? '', to: scout?.at ?? '' }]
    await house.referee.saveDraft(north, { campaignId, askId: await askOf(north, campaignId), orders })
    await closeEarly(house, table, [table.south])
    expect(await tableOf(table)).toMatchObject({ phase: 'RUNNING', turn: 4 })
    expect((await house.reads.receipts(north.session, campaignId))[0]).toMatchObject({ orders, turn: 3 })
  })
})

describe('drafts at the deadline', () => {
  const draftOf = async (draftAtDeadline: 'seal' | 'ignore') => {
    const table = await openTable(house, { draftAtDeadline })
    const { campaignId, north } = table
    const [scout, second] = (await house.reads.briefing(north.session, campaignId))?.view.pieces ?? []
    const legal = { kind: 'walk', piece: scout?.id ?? '', to: scout?.at ?? '' }
    const orders = [
      { kind: 'walk', piece: 'B1', to: '0,0' },
      legal,
      { kind: 'walk', piece: second?.id ?? '', to: '4,4' },
      { kind: 'fly' },
    ]
    const draft = await house.referee.saveDraft(north, { campaignId, askId: await askOf(north, campaignId), orders })
    expect(draft.problems.length).toBeGreaterThan(0)
    await closeEarly(house, table, [table.south])
    return { legal, receipts: await house.reads.receipts(north.session, campaignId) }
  }

  test('count with their legal orders, where the campaign says so', async () => {
    const { legal, receipts } = await draftOf('seal')
    expect(receipts.map(({ orders }) => orders)).toEqual([[legal]])
  })

  test('count for nothing where it does not', async () => {
    expect((await draftOf('ignore')).receipts).toEqual([])
  })
})

describe('the clock', () => {
  test('a deadline is put off and never brought forward, and only by who runs the table', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    const [clock] = (await tableOf(table)).clocks
    const later = new Date(Date.parse(clock?.at ?? '') + 3_600_000).toISOString()
    const sooner = new Date(Date.parse(clock?.at ?? '') - 3_600_000).toISOString()
    const extend = (who: Person, at: string) => house.referee.extendDeadline(who, { campaignId, class: 'day', at })
    await expect(extend(south, later)).rejects.toThrow(/Only the organiser/)
    await expect(extend(north, sooner)).rejects.toMatchObject({ code: 'BAD_INPUT' })
    await expect(extend(north, 'soon')).rejects.toMatchObject({ code: 'BAD_INPUT' })
    for (const absurd of ['9999-12-31T23:00:00Z', '+275760-09-13T00:00:00Z'])
      await expect(extend(north, absurd)).rejects.toMatchObject({
        code: 'BAD_INPUT',
        message: expect.stringMatching(/within 366 days/) as string,
      })
    await extend(north, later)
    expect(Date.parse((await tableOf(table)).clocks[0]?.at ?? '')).toBe(Date.parse(later))
    const briefing = await house.reads.briefing(north.session, campaignId)
    expect(Date.parse(briefing?.asks[0]?.deadlineAt ?? '')).toBe(Date.parse(later))
    expect(await runAt(campaignId)).toEqual([new Date(later)])
  })
})
