import { storedTexts } from '../support/storedTexts.js'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeDue, current, walk, withFacilitator } from '../support/facilitated.js'
import { closeEarly, type House, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { rulingRegistry, unruledRegistry } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let dry: House

beforeAll(async () => {
  house = await sharedHouse(rulingRegistry)
  dry = await sharedHouse(unruledRegistry)
})
afterAll(() => Promise.all([house.close(), dry.close()]))

const openKinds = async (who: Person, table: Table): Promise<readonly string[]> =>
  (await current(house, who, table)).asks.filter(({ closed }) => !closed).map(({ kind }) => kind)

const inputs = async ({ campaignId }: Table): Promise<readonly string[]> => {
  const sheets = `SELECT r.input -> 'sheets' -> 0 ->> 'ask' || ' ' || coalesce(r.input -> 'sheets' -> 0 ->> 'orders', 'silence') AS sheet
    FROM muster.resolution r WHERE r.campaign = $1 AND r.group_id IS NOT NULL ORDER BY r.revision`
  return (await house.sql<{ sheet: string }>(sheets, [campaignId])).map(({ sheet }) => sheet)
}

test('that a stage is over stands in the log of all, whether a seat’s answer ended it or a ruling that nobody may know of', async () => {
  const table = await openTable(dry)
  await walk(dry, table).then(() => closeDue(dry, table))
  const log = await dry.reads.log(table.south.session, table.campaignId, null, 2)
  expect(log.map(({ kind, by, detail }) => [kind, by, detail])).toEqual([
    ['STAGE_CLOSED', null, { turn: 1, title: 'Running' }],
    ['STAGE_CLOSED', null, { turn: 1, title: 'Walking', cause: 'COMPLETE' }],
  ])
})

describe('a campaign without a facilitator', () => {
  test('closes what he would be asked as silence, without waiting for any hour', async () => {
    const table = await openTable(house)
    await closeDue(house, table)
    expect(await inputs(table)).toEqual(['rain-1 silence'])
    await walk(house, table)
    await closeDue(house, table)
    expect(await inputs(table)).toEqual(['rain-1 silence', 'walk-1-A []', 'run-1-A1 silence', 'rain-2 silence'])
    const seen = await house.reads.table(table.south.session, table.campaignId)
    expect(seen).toMatchObject({ phase: 'RUNNING', turn: 2, stage: 'walk' })
  })

  test('a stage of rulings alone is no silence of the players', async () => {
    const table = await openTable(house)
    await walk(house, table)
    await closeDue(house, table)
    await closeEarly(house, table, [table.south])
    expect(await house.reads.table(table.north.session, table.campaignId)).toMatchObject({ phase: 'RUNNING', turn: 3 })
  })
})

describe('a facilitator', () => {
  test('who comes later is briefed at once on what he is asked, and is waited for', async () => {
    const { table, facilitator } = await withFacilitator(house)
    expect(await openKinds(facilitator, table)).toEqual(['weather'])
    expect(await inputs(table)).toEqual([])
    const [asked] = (await current(house, facilitator, table)).asks
    expect(asked?.deadlineAt).not.toBeNull()
  })

  test('drafts, seals once, and has his receipts', async () => {
    const { table, facilitator } = await withFacilitator(house)
    const { campaignId } = table
    const sheet = { campaignId, askId: 'rain-1', orders: [{ kind: 'walk', piece: 'A1', to: '4,4' }] }
    const draft = await house.referee.saveDraft(facilitator, sheet)
    expect(draft.problems).toMatchObject([{ code: 'reach' }])
    expect(await house.reads.draft(facilitator.session, campaignId, 'rain-1')).toMatchObject({ orders: sheet.orders })
    expect((await house.referee.sealOrders(facilitator, { ...sheet, idempotencyKey: 'first-key' })).receipt).toBeNull()
    const ruling = { ...sheet, orders: [], idempotencyKey: 'second-key' }
    const first = await house.referee.sealOrders(facilitator, ruling)
    expect(first.receipt).toMatchObject({ by: 'Facilitator', askId: 'rain-1' })
    expect(await house.referee.sealOrders(facilitator, ruling)).toEqual(first)
    await closeDue(house, table)
    expect(await inputs(table)).toEqual(['rain-1 []'])
    const next = await current(house, facilitator, table)
    expect(storedTexts(next)).toEqual(['The weather is settled by ruling.'])
    expect(next.asks).toEqual([])
    expect((await house.reads.receipts(facilitator.session, campaignId)).map(({ hash }) => hash)).toEqual([
      first.receipt?.hash,
    ])
    const entries = await house.sql<{ entry: { sheets: string } }>(
      `SELECT entry FROM muster.record WHERE campaign = $1 AND kind = 'resolution' ORDER BY number DESC LIMIT 1`,
      [campaignId],
    )
    expect(entries.map(({ entry }) => entry.sheets)).toEqual([first.receipt?.hash])
  })

  test('his questions do not exist for anybody else, nor theirs for him', async () => {
    const { table, facilitator } = await withFacilitator(house)
    const { campaignId, north, south } = table
    const sheet = { campaignId, orders: [], idempotencyKey: randomUUID() }
    const asksOfNorth = (await current(house, north, table)).asks.map(({ id }) => id)
    const tried = async (who: Person, askId: string): Promise<unknown> =>
      house.referee.sealOrders(who, { ...sheet, askId }).catch((error: unknown) => error)
    for (const who of [north, south]) {
      expect(await tried(who, 'rain-1')).toEqual(await tried(who, 'nonsense'))
      expect(await tried(who, 'rain-1')).toMatchObject({ code: 'NOT_FOUND' })
      expect(await house.reads.draft(who.session, campaignId, 'rain-1')).toBeNull()
    }
    expect(await tried(facilitator, asksOfNorth[0] ?? '')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('his last draft counts at the deadline, as a player’s does', async () => {
    const { table, facilitator } = await withFacilitator(house)
    const orders = [{ kind: 'walk', piece: 'A1', to: '1,1' }]
    await house.referee.saveDraft(facilitator, { campaignId: table.campaignId, askId: 'rain-1', orders })
    await house.sql(
      `UPDATE muster.ask_group SET deadline_at = clock_timestamp() WHERE campaign = $1 AND class = 'ruling'`,
      [table.campaignId],
    )
    await closeDue(house, table)
    expect(await inputs(table)).toEqual([expect.stringMatching(/^rain-1 \[\{.*A1/)])
  })

  test.each([
    ['leaves', (table: Table, facilitator: Person) => house.referee.leaveCampaign(facilitator, table)],
    ['is removed', (table: Table) => house.referee.removeFacilitator(table.north, table)],
  ])('who %s takes his unanswered questions with him, draft and all', async (_, go) => {
    const { table, facilitator } = await withFacilitator(house)
    const orders = [{ kind: 'walk', piece: 'A1', to: '1,1' }]
    await house.referee.saveDraft(facilitator, { campaignId: table.campaignId, askId: 'rain-1', orders })
    await go(table, facilitator)
    await closeDue(house, table)
    expect(await inputs(table)).toEqual(['rain-1 silence'])
    expect(await house.reads.briefing(facilitator.session, table.campaignId)).toBeNull()
    expect((await house.reads.table(table.north.session, table.campaignId))?.facilitator).toBeNull()
    await expect(
      house.referee.sealOrders(facilitator, { ...table, askId: 'rain-1', orders, idempotencyKey: 'late-comer' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('what he left is no ruling when a person closes the stage, either', async () => {
    const { table, facilitator } = await withFacilitator(house)
    const orders = [{ kind: 'walk', piece: 'A1', to: '1,1' }]
    await house.referee.saveDraft(facilitator, { campaignId: table.campaignId, askId: 'rain-1', orders })
    await house.referee.leaveCampaign(facilitator, table)
    await closeEarly(house, table, [table.south])
    expect((await inputs(table)).filter((text) => text.startsWith('rain-1'))).toEqual(['rain-1 silence'])
  })

  test('is removed by the organiser alone', async () => {
    const { table } = await withFacilitator(house)
    await expect(house.referee.removeFacilitator(table.south, table)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const stranger = await house.person('Stranger')
    await expect(house.referee.removeFacilitator(stranger, table)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('his seal is no sign of life of the players', async () => {
    const { table, facilitator } = await withFacilitator(house)
    await sealStay(house, facilitator, table.campaignId, 'rain-1')
    await closeDue(house, table)
    await closeEarly(house, table, [table.south])
    await sealStay(house, facilitator, table.campaignId, 'run-1-A1')
    await closeDue(house, table)
    await closeEarly(house, table, [table.south])
    expect(await house.reads.table(table.north.session, table.campaignId)).toMatchObject({ phase: 'PAUSED', turn: 3 })
  })
})
