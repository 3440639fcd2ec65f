import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusal } from '../support/feud.js'
import { closeEarly, type House, noticeOver, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { routingRegistry } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House

beforeAll(async () => {
  house = await sharedHouse(routingRegistry)
})
afterAll(() => house.close())

const hour = 3_600_000
const open = (more: Parameters<typeof openTable>[1] = {}): Promise<Table> =>
  openTable(house, { coolDownHours: 6, ...more })

const tableOf = async (who: Person, { campaignId }: Table) => {
  const table = await house.reads.table(who.session, campaignId)
  if (!table) throw new Error('no table')
  return table
}

const askOf = async (who: Person, { campaignId }: Table): Promise<string> =>
  (await house.reads.briefing(who.session, campaignId))?.asks[0]?.id ?? ''

const seal = async (who: Person, table: Table): Promise<void> =>
  sealStay(house, who, table.campaignId, await askOf(who, table))

const takeBack = async (who: Person, table: Table): Promise<unknown> =>
  house.referee.takeBackSeal(who, { campaignId: table.campaignId, askId: await askOf(who, table) })

/** What the jobs do. */
const work = async ({ campaignId }: Table): Promise<void> => {
  for (const job of await house.referee.overdue())
    if (job.campaignId === campaignId) await house.referee.closeGroup(job)
}

const coolsUntil = async ({ campaignId }: Table): Promise<Date | null> => {
  const [row] = await house.sql<{ at: Date | null }>(
    `SELECT cools_until AS at FROM muster.ask_group WHERE campaign = $1 AND closed_at IS NULL`,
    [campaignId],
  )
  return row?.at ?? null
}

/** As if its cool-down were over. */
const cooled = async (table: Table): Promise<void> => {
  await house.sql(
    `UPDATE muster.ask_group SET cools_until = clock_timestamp() WHERE campaign = $1 AND cools_until IS NOT NULL`,
    [table.campaignId],
  )
  await work(table)
}

describe('a stage that all have sealed', () => {
  it('closes only when it has cooled down, and all see until when', async () => {
    const table = await open()
    const { north, south } = table
    await seal(north, table)
    expect((await tableOf(south, table)).coolsUntil).toBeNull()
    await seal(south, table)
    await work(table)
    const seen = await tableOf(north, table)
    const [last] = await house.reads.receipts(south.session, table.campaignId)
    expect(Date.parse(seen.coolsUntil ?? '') - Date.parse(last?.sealedAt ?? '')).toBe(6 * hour)
    expect(seen).toMatchObject({ stage: 'walk', turn: 1 })
    expect(seen.awaiting.text).toMatch(
      /^Every seat has sealed; the stage closes .* unless somebody takes a seal back\.$/,
    )
    await cooled(table)
    expect(await tableOf(north, table)).toMatchObject({ stage: 'run', coolsUntil: null })
    const log = await house.reads.log(north.session, table.campaignId, null, 1)
    expect(log).toMatchObject([{ kind: 'STAGE_CLOSED', detail: { cause: 'COMPLETE' } }])
  })

  it('is open again for whoever takes a seal back, with what was sealed as the draft', async () => {
    const table = await open()
    const { north, south, campaignId } = table
    for (const who of [north, south]) await seal(who, table)
    const before = await tableOf(south, table)
    await takeBack(north, table)
    const after = await tableOf(south, table)
    expect(after.version).toBeGreaterThan(before.version)
    expect(after).toMatchObject({ coolsUntil: null, awaiting: { seats: ['A'] } })
    expect(await house.reads.draft(north.session, campaignId, await askOf(north, table))).toMatchObject({ orders: [] })
    expect(await house.reads.receipts(north.session, campaignId)).toMatchObject([
      { takenBack: true, retractable: false },
    ])
    expect(await house.reads.receipts(south.session, campaignId)).toMatchObject([
      { takenBack: false, retractable: true },
    ])
    await cooled(table)
    expect((await tableOf(south, table)).stage).toBe('walk')
    await expect(takeBack(north, table)).rejects.toMatchObject(refusal('CONFLICT', /sealed nothing/))
    await seal(north, table)
    expect((await tableOf(south, table)).coolsUntil).not.toBeNull()
    await cooled(table)
    expect((await tableOf(south, table)).stage).toBe('run')
    await expect(takeBack(north, table)).rejects.toMatchObject({
      code: expect.stringMatching(/CLOSED|CONFLICT|NOT_FOUND/) as string,
    })
  })

  it('is closed by its deadline all the same', async () => {
    const table = await open()
    for (const who of [table.north, table.south]) await seal(who, table)
    await house.sql(`UPDATE muster.ask_group SET deadline_at = clock_timestamp() WHERE campaign = $1`, [
      table.campaignId,
    ])
    await work(table)
    expect((await tableOf(table.north, table)).stage).toBe('run')
  })

  it('waits as long for the last as for others, and not longer for a sheet that is replaced', async () => {
    const table = await open({ replaceable: true })
    for (const who of [table.north, table.south]) await seal(who, table)
    const first = await coolsUntil(table)
    await seal(table.north, table)
    expect(await coolsUntil(table)).toEqual(first)
  })

  it('stands still in a pause', async () => {
    const table = await open()
    const { campaignId, north, south } = table
    for (const who of [north, south]) await seal(who, table)
    const before = await coolsUntil(table)
    await house.referee.pauseCampaign(north, { campaignId })
    await expect(takeBack(south, table)).rejects.toMatchObject({ code: 'PAUSED' })
    await house.sql(`UPDATE muster.campaign SET stopped_at = stopped_at - interval '2 hours' WHERE id = $1`, [
      campaignId,
    ])
    await house.referee.resumeCampaign(north, { campaignId })
    const later = ((await coolsUntil(table))?.getTime() ?? 0) - (before?.getTime() ?? 0)
    expect(later).toBeGreaterThanOrEqual(2 * hour)
    expect((await tableOf(south, table)).stage).toBe('walk')
  })

  it('is closed before by the consent of all, and by no seal of others', async () => {
    const table = await open()
    for (const who of [table.north, table.south]) await seal(who, table)
    await house.referee.closeStage(table.north, table)
    expect(await tableOf(table.north, table)).toMatchObject({ stage: 'walk', matters: [{ kind: 'CLOSING' }] })
    await noticeOver(house, table.campaignId)
    expect((await tableOf(table.north, table)).stage).toBe('run')
    const other = await open()
    await closeEarly(house, other, [other.south])
    expect((await tableOf(other.north, other)).stage).toBe('run')
  })
})

describe('where the table does not show who has sealed', () => {
  /** Everything that South is told, whatever North has done. */
  const toldTo = async (who: Person, table: Table): Promise<string> => {
    const { version, ...rest } = await tableOf(who, table)
    const receipts = (await house.reads.receipts(who.session, table.campaignId)).map(({ retractable, takenBack }) => [
      retractable,
      takenBack,
    ])
    const text = JSON.stringify([{ ...rest, version }, receipts])
    return text.replaceAll(/"[^"]*\d{4}-\d\d-\d\dT[^"]*"/g, '"time"').replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
  }

  it('nobody can tell whether the others have sealed, by what they see or by what they may do', async () => {
    const [sealed, open1, back] = [
      ...[await open({ showSealed: false }), await open({ showSealed: false }), await open({ showSealed: false })],
    ] as const
    for (const table of [sealed, back]) await seal(table.north, table)
    for (const table of [sealed, open1, back]) await seal(table.south, table)
    await takeBack(back.north, back)
    const told = await Promise.all([sealed, open1, back].map((table) => toldTo(table.south, table)))
    expect(new Set(told.map((text) => text.replaceAll(/\w{3} \d+ \w{3} \d{4}, \d\d:\d\d/g, 'hour'))).size).toBe(1)
    // Each may take their own back, whether or not the stage is cooling down.
    for (const table of [sealed, open1, back]) await takeBack(table.south, table)
    const after = await Promise.all([sealed, open1, back].map((table) => toldTo(table.south, table)))
    expect(new Set(after.map((text) => text.replaceAll(/\w{3} \d+ \w{3} \d{4}, \d\d:\d\d/g, 'hour'))).size).toBe(1)
    expect(await coolsUntil(sealed)).toBeNull()
  })
})

it('what only some are asked closes at once, and nothing of it is taken back', async () => {
  const table = await open()
  for (const who of [table.north, table.south]) await seal(who, table)
  await cooled(table)
  const { campaignId, north } = table
  const askId = (await house.reads.briefing(north.session, campaignId))?.asks.find(({ closed }) => !closed)?.id ?? ''
  expect(askId).not.toBe('')
  await expect(house.referee.takeBackSeal(north, { campaignId, askId })).rejects.toMatchObject(
    refusal('CONFLICT', /all seats are asked/),
  )
})

it('campaigns without a cool-down close at once, and take nothing back', async () => {
  const table = await openTable(house)
  await seal(table.south, table)
  expect(await house.reads.receipts(table.south.session, table.campaignId)).toMatchObject([{ retractable: false }])
  await expect(takeBack(table.south, table)).rejects.toMatchObject(refusal('CONFLICT', /cannot be taken back/))
  await seal(table.north, table)
  await work(table)
  expect((await tableOf(table.north, table)).stage).toBe('run')
  await expect(open({ coolDownHours: 25 })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})
