import { storedTexts } from '../support/storedTexts.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { feudRegistry, openFeud } from '../support/feud.js'
import { type House, noticeOver, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { routingRegistry } from '../support/registries.js'
import { closeComplete } from '../support/deadline.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let three: House

beforeAll(async () => {
  house = await sharedHouse(routingRegistry)
  three = await sharedHouse(feudRegistry)
})
afterAll(() => Promise.all([house.close(), three.close()]))

const tableOf = async (who: Person, { campaignId }: { readonly campaignId: string }, at: House = house) => {
  const table = await at.reads.table(who.session, campaignId)
  if (!table) throw new Error('no table')
  return table
}

const matterId = async (who: Person, table: { readonly campaignId: string }, at: House = house): Promise<string> =>
  (await tableOf(who, table, at)).matters[0]?.id ?? ''

const sealWalk = async (who: Person, { campaignId }: Table): Promise<void> =>
  sealStay(house, who, campaignId, (await house.reads.briefing(who.session, campaignId))?.asks[0]?.id ?? '')

const lastLine = async (who: Person, { campaignId }: Table) =>
  (await house.reads.log(who.session, campaignId, null, 1))[0]

describe('an organiser who closes a stage early', () => {
  test('gives notice, which everybody sees, and after it the stage is closed', async () => {
    const table = await openTable(house)
    const { north, south } = table
    await sealWalk(north, table)
    await house.referee.closeStage(north, table)
    const seen = await tableOf(south, table)
    expect(seen).toMatchObject({ turn: 1, matters: [{ kind: 'CLOSING', by: 'North', mine: false, consents: [] }] })
    const [matter] = seen.matters
    const told = Date.parse(matter?.dueAt ?? '') - Date.parse(matter?.openedAt ?? '')
    expect(told).toBe(24 * 3_600_000)
    expect(await house.referee.dueClosings()).not.toContainEqual(
      expect.objectContaining({ campaignId: table.campaignId }),
    )
    await expect(house.referee.closeStage(north, table)).rejects.toMatchObject({ code: 'CONFLICT' })
    await noticeOver(house, table.campaignId)
    expect(await tableOf(south, table)).toMatchObject({ stage: 'run', matters: [] })
    expect(await lastLine(south, table)).toMatchObject({ by: 'North', detail: { cause: 'NOTICE', hours: 24 } })
    const [line] = storedTexts(await house.reads.briefing(south.session, table.campaignId))
    expect(line).toBe(
      'The stage “Walking” was closed early by the organiser, after a notice of 24 hours to which nobody objected. Your seat had sealed nothing. The scout stays.',
    )
  })

  test('needs none where all others have sealed', async () => {
    const table = await openTable(house)
    await sealWalk(table.south, table)
    await house.referee.closeStage(table.north, table)
    expect(await tableOf(table.south, table)).toMatchObject({ stage: 'run' })
    expect(await lastLine(table.south, table)).toMatchObject({ kind: 'STAGE_CLOSED', detail: { cause: 'SEALED' } })
  })

  test('learns by the button of no seal that the table does not show', async () => {
    const [one, other] = [await openTable(house, { showSealed: false }), await openTable(house, { showSealed: false })]
    await sealWalk(one.south, one)
    for (const table of [one, other]) await house.referee.closeStage(table.north, table)
    const seen = await Promise.all([one, other].map((table) => tableOf(table.north, table)))
    expect(seen.map(({ stage, matters }) => [stage, matters.length])).toEqual([
      ['walk', 1],
      ['walk', 1],
    ])
  })

  test('is stopped by an objection, and may not ask again in that stage', async () => {
    const table = await openTable(house)
    const { north, south, campaignId } = table
    await house.referee.closeStage(north, table)
    await house.referee.objectTo(south, { campaignId, matterId: await matterId(south, table) })
    await noticeOver(house, campaignId)
    expect(await tableOf(south, table)).toMatchObject({ turn: 1, stage: 'walk', matters: [] })
    expect(await lastLine(north, table)).toMatchObject({ kind: 'OBJECTED', by: 'South', seat: 'B' })
    await expect(house.referee.closeStage(north, table)).rejects.toThrow(/objected/)
    await sealWalk(south, table)
    await house.referee.closeStage(north, table)
    expect((await tableOf(south, table)).stage).toBe('run')
  })

  test('has the longer notice that the campaign chose, and loses it with the stage', async () => {
    const table = await openTable(house, { noticeHours: 72 })
    await house.referee.closeStage(table.north, table)
    const [matter] = (await tableOf(table.south, table)).matters
    expect(Date.parse(matter?.dueAt ?? '') - Date.parse(matter?.openedAt ?? '')).toBe(72 * 3_600_000)
    for (const who of [table.north, table.south]) await sealWalk(who, table)
    await closeComplete(house, table.campaignId)
    expect((await tableOf(table.south, table)).matters).toEqual([])
    await expect(openTable(house, { noticeHours: 0 })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  test('closes what few know of only when every holder of a seat has said so, whoever is asked', async () => {
    const table = await openTable(house)
    const { north, south, campaignId } = table
    for (const who of [north, south]) await sealWalk(who, table)
    await closeComplete(house, table.campaignId)
    // North alone is asked, and the button must not tell who is.
    await house.referee.closeStage(north, table)
    expect((await tableOf(south, table)).stage).toBe('run')
    await house.referee.consentTo(south, { campaignId, matterId: await matterId(south, table) })
    expect(await tableOf(south, table)).toMatchObject({ turn: 2, stage: 'walk' })
  })

  test('cannot silence a player by removing them first', async () => {
    const table = await openTable(house)
    await house.referee.removeHolder(table.north, { ...table, seat: 'B' })
    await house.referee.closeStage(table.north, table)
    expect(await tableOf(table.north, table)).toMatchObject({ turn: 1, stage: 'walk', matters: [{ kind: 'CLOSING' }] })
  })

  test('without a seat needs the consent of all, and only they give it', async () => {
    const feud = await openFeud(three)
    const { campaignId, organiser, north, south, west, observer, facilitator } = feud
    await three.referee.closeStage(organiser, { campaignId })
    const ref = { campaignId, matterId: await matterId(north, feud, three) }
    for (const who of [organiser, observer, facilitator])
      await expect(three.referee.consentTo(who, ref)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(three.referee.consentTo(feud.outsider, ref)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const who of [north, south]) await three.referee.consentTo(who, ref)
    expect(await tableOf(west, feud, three)).toMatchObject({ turn: 1, matters: [{ consents: ['A', 'B'] }] })
    await three.referee.consentTo(west, ref)
    expect(await tableOf(west, feud, three)).toMatchObject({ turn: 2, matters: [] })
  })

  test('withdraws a notice, as the facilitator may object to it', async () => {
    const feud = await openFeud(three)
    const { campaignId, organiser, facilitator } = feud
    await three.referee.closeStage(organiser, { campaignId })
    await three.referee.objectTo(organiser, { campaignId, matterId: await matterId(organiser, feud, three) })
    await three.referee.closeStage(organiser, { campaignId })
    await three.referee.objectTo(facilitator, { campaignId, matterId: await matterId(organiser, feud, three) })
    const log = await three.reads.log(organiser.session, campaignId, null, 4)
    expect(log.map(({ kind }) => kind)).toEqual(['OBJECTED', 'CLOSING_ASKED', 'WITHDRAWN', 'CLOSING_ASKED'])
  })
})
