import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import { type House, openHouse, openTable, type Person, type Table } from '../support/house.js'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const hour = 3_600_000
const zone = 'Europe/Berlin'

const tableOf = async ({ campaignId }: Table, who: Person) => {
  const table = await house.reads.table(who.session, campaignId)
  if (!table) throw new Error('no table')
  return table
}

const dueAt = async (table: Table): Promise<number> =>
  Date.parse((await tableOf(table, table.north)).clocks[0]?.at ?? '')

const askedOf = async ({ campaignId }: Table, who: Person) => {
  const ask = (await house.reads.briefing(who.session, campaignId))?.asks[0]
  if (!ask) throw new Error('nothing is asked')
  return ask
}

const lineOf = async ({ campaignId }: Table, who: Person): Promise<string> => {
  const [row] = await house.reads.log(who.session, campaignId, null, 1)
  return row ? logText(row, zone) : ''
}

/** As if the pause had begun so much earlier, and with it the deadlines that it has stopped. */
const earlier = async ({ campaignId }: Table, by: number): Promise<void> => {
  const since = `- $2 * interval '1 millisecond'`
  await house.sql(`UPDATE muster.campaign SET stopped_at = stopped_at ${since} WHERE id = $1`, [campaignId, by])
  await house.sql(`UPDATE muster.ask_group SET deadline_at = deadline_at ${since} WHERE campaign = $1`, [
    campaignId,
    by,
  ])
  await house.sql(`UPDATE muster.clock SET at = at ${since} WHERE campaign = $1`, [campaignId, by])
}

describe('a pause', () => {
  test('of an instant costs nothing', async () => {
    const table = await openTable(house)
    const { campaignId, north } = table
    const before = await dueAt(table)
    await house.referee.pauseCampaign(north, { campaignId })
    await house.referee.resumeCampaign(north, { campaignId })
    expect((await dueAt(table)) - before).toBeLessThan(5_000)
    expect((await dueAt(table)) - before).toBeGreaterThanOrEqual(0)
  })

  test('moves a deadline with a time of day by exactly its own time, and not to that time of another day', async () => {
    const table = await openTable(house, { deadlines: { day: { days: 1, at: '20:00' } } })
    const { campaignId, north } = table
    const before = await dueAt(table)
    expect(new Date(before).toLocaleTimeString('en-GB', { timeZone: zone })).toBe('20:00:00')
    await house.referee.pauseCampaign(north, { campaignId })
    const [paused] = await house.sql<{ at: Date }>('SELECT stopped_at AS at FROM muster.campaign WHERE id = $1', [
      campaignId,
    ])
    await house.referee.resumeCampaign(north, { campaignId })
    const [resumed] = await house.reads.log(north.session, campaignId, null, 1)
    const stood = Date.parse(resumed?.at ?? '') - (paused?.at.getTime() ?? 0)
    expect(await dueAt(table)).toBe(before + stood)
  })

  test('puts each deadline off by exactly its own time, the true one as the shown one', async () => {
    const table = await openTable(house)
    const { campaignId, north } = table
    const before = await dueAt(table)
    await house.referee.pauseCampaign(north, { campaignId, note: 'Holidays' })
    expect(await tableOf(table, table.south)).toMatchObject({ phase: 'PAUSED', note: 'Holidays', pausedUntil: null })
    await earlier(table, 50 * hour)
    await house.referee.resumeCampaign(north, { campaignId })
    const after = await dueAt(table)
    expect(after - before).toBeGreaterThanOrEqual(0)
    expect(after - before).toBeLessThan(5_000)
    expect(Date.parse((await askedOf(table, north)).deadlineAt ?? '')).toBe(after)
  })

  test('with a date of return is read by all, and ends by itself', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    const until = new Date(Date.now() + 72 * hour).toISOString()
    await house.referee.pauseCampaign(north, { campaignId, note: 'Holidays', until })
    const seen = await tableOf(table, south)
    expect(Date.parse(seen.pausedUntil ?? '')).toBe(Date.parse(until))
    expect(seen.awaiting.text).toMatch(/^The campaign is paused until \w{3} \d+ \w{3} \d{4}, \d\d:\d\d in /)
    expect(await lineOf(table, south)).toMatch(/^North paused the campaign until .*: Holidays$/)
    expect(await house.referee.duePauses()).toEqual([])
    await house.referee.endPause(campaignId)
    expect((await tableOf(table, south)).phase).toBe('PAUSED')
    await house.sql('UPDATE muster.campaign SET resumes_at = clock_timestamp() WHERE id = $1', [campaignId])
    expect(await house.referee.duePauses()).toEqual([campaignId])
    for (const id of await house.referee.duePauses()) await house.referee.endPause(id)
    expect(await tableOf(table, south)).toMatchObject({ phase: 'RUNNING', pausedUntil: null, note: null })
    expect(await lineOf(table, south)).toBe('The campaign goes on: the pause was announced until now.')
    await house.referee.pauseCampaign(north, { campaignId })
    expect((await tableOf(table, south)).pausedUntil).toBeNull()
  })

  test('cannot end in the past, or when nobody would come back', async () => {
    const { campaignId, north } = await openTable(house)
    for (const until of ['2020-01-01T00:00:00Z', '9999-01-01T00:00:00Z', 'soon'])
      await expect(house.referee.pauseCampaign(north, { campaignId, until })).rejects.toMatchObject({
        code: 'BAD_INPUT',
      })
  })
})

describe('a draft', () => {
  test('may be written in a pause, and counts afterwards', async () => {
    const table = await openTable(house)
    const { campaignId, north } = table
    const { id: askId } = await askedOf(table, north)
    await house.referee.pauseCampaign(north, { campaignId })
    expect(await house.referee.saveDraft(north, { campaignId, askId, orders: [] })).toMatchObject({ revision: 1 })
    const sheet = { campaignId, askId, orders: [], idempotencyKey: 'in-a-pause' }
    await expect(house.referee.sealOrders(north, sheet)).rejects.toMatchObject({ code: 'PAUSED' })
    await house.referee.resumeCampaign(north, { campaignId })
    expect((await house.reads.draft(north.session, campaignId, askId))?.revision).toBe(1)
  })

  test('is not late by what the clock says meanwhile, but by what it said when the pause began', async () => {
    const table = await openTable(house)
    const { campaignId, north } = table
    const { id: askId } = await askedOf(table, north)
    const due = `UPDATE muster.ask_group SET deadline_at = (SELECT stopped_at FROM muster.campaign WHERE id = $1) + $2 * interval '1 second' WHERE campaign = $1`
    await house.referee.pauseCampaign(north, { campaignId })
    await earlier(table, hour)
    await house.sql(due, [campaignId, 5])
    expect(await house.referee.saveDraft(north, { campaignId, askId, orders: [] })).toMatchObject({ revision: 1 })
    await house.sql(due, [campaignId, -5])
    await expect(house.referee.saveDraft(north, { campaignId, askId, orders: [] })).rejects.toMatchObject({
      code: 'CLOSED',
    })
  })
})
