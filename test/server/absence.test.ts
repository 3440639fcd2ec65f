import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import type { CreateCampaign } from '../../server/src/referee/common/contract.js'
import { closeComplete, passDeadline } from '../support/deadline.js'
import { diceContribution, type House, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { longRegistry } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
beforeAll(async () => {
  house = await sharedHouse(longRegistry)
})
afterAll(() => house.close())

const open = (absence: CreateCampaign['absence'], changes: Partial<CreateCampaign> = {}): Promise<Table> =>
  openTable(house, { ...(absence && { absence }), ...changes })

/** North seals in this turn, South only if said so, and the deadline passes. */
const play = async (table: Table, turn: number, ...also: readonly Person[]): Promise<void> => {
  const { campaignId, north, south } = table
  await sealStay(house, north, campaignId, `walk-${String(turn)}-A`)
  if (also.includes(south)) await sealStay(house, south, campaignId, `walk-${String(turn)}-B`)
  await (also.includes(south) ? closeComplete : passDeadline)(house, campaignId)
}

const tableOf = async ({ campaignId, north }: Table, who: Person = north) => {
  const table = await house.reads.table(who.session, campaignId)
  if (!table) throw new Error('no table')
  return table
}

const seatB = async (table: Table) => (await tableOf(table)).seats[1]

const lines = async ({ campaignId, north }: Table): Promise<readonly string[]> =>
  (await house.reads.log(north.session, campaignId, null, 50)).map((row) => logText(row, 'UTC')).reverse()

describe('a seat that stays silent', () => {
  test('is offered after two stages, which all read; a stage that is answered starts the count again', async () => {
    const table = await open(undefined)
    await play(table, 1)
    await play(table, 2, table.south)
    await play(table, 3)
    expect(await seatB(table)).toMatchObject({ holder: 'South', offered: false })
    await play(table, 4)
    expect(await seatB(table)).toMatchObject({ holder: 'South', offered: true, bot: false })
    expect((await lines(table)).at(-1)).toBe(
      'Seat B sealed nothing in 2 stages in a row. Somebody else may take it over, unless its holder comes back.',
    )
  })

  test('whose holder seals again is offered no longer once that stage is closed', async () => {
    const table = await open({ silentStages: 1 })
    const { campaignId, north, south } = table
    await play(table, 1)
    const { token } = await house.referee.invite(north, { campaignId, role: 'PLAYER', seat: 'B' })
    await sealStay(house, south, campaignId, 'walk-2-B')
    // A seal alone shows nothing before the stage is closed.
    expect(await seatB(table)).toMatchObject({ offered: true })
    await sealStay(house, north, campaignId, 'walk-2-A')
    await closeComplete(house, campaignId)
    expect(await seatB(table)).toMatchObject({ offered: false })
    expect(await house.reads.invitation(token, null)).toBeNull()
  })

  test('is taken over with all that it knew; its former holder keeps that, and learns nothing more', async () => {
    const table = await open({ silentStages: 1 })
    const { campaignId, north, south } = table
    await play(table, 1)
    const { token } = await house.referee.invite(north, { campaignId, role: 'PLAYER', seat: 'B' })
    const dora = await house.person('Dora')
    await house.referee.acceptInvitation(dora, { token, diceContribution: diceContribution() })
    // Nobody but the organiser and the silent holder would have to be asked.
    expect(await seatB(table)).toMatchObject({ holder: 'Dora', offered: false })
    expect((await house.reads.briefing(dora.session, campaignId))?.asks.map(({ id }) => id)).toEqual(['walk-2-B'])
    expect((await house.reads.campaign(south.session, campaignId))?.place.former).toBe(true)
    const known = await house.reads.briefing(south.session, campaignId)
    await play(table, 2)
    expect((await house.reads.briefing(south.session, campaignId))?.number).toBe(known?.number)
    await expect(sealStay(house, south, campaignId, 'walk-3-B')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await lines(table)).join('\n')).toContain('South no longer holds seat B')
  })

  test('is played by a bot until its holder is back, if the campaign says so', async () => {
    const table = await open({ silentStages: 1, silentThen: 'BOT' })
    const { campaignId, south } = table
    await play(table, 1)
    expect(await seatB(table)).toMatchObject({ holder: 'South', bot: true, offered: false })
    await house.referee.bots.play(campaignId)
    expect((await seatB(table))?.sealed).toBe(true)
    await house.referee.keepSeat(south, { campaignId })
    expect(await seatB(table)).toMatchObject({ holder: 'South', bot: false })
    expect((await lines(table)).at(-1)).toBe('South is back and plays seat B.')
    await expect(house.referee.keepSeat(south, { campaignId })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test('stays as it is where only the organiser is told, or nobody', async () => {
    for (const [absence, told] of [
      [{ silentStages: 1, silentThen: 'TELL' }, 1],
      [{ silentStages: 0 }, 0],
      [undefined, 0],
    ] as const) {
      const table = await open(absence, absence ? {} : { showSealed: false })
      await play(table, 1)
      await play(table, 2)
      expect(await seatB(table)).toMatchObject({ bot: false, offered: false })
      expect((await lines(table)).filter((line) => line.startsWith('Seat B sealed nothing'))).toHaveLength(told)
    }
  })

  test('is not counted where nobody has sealed: that pauses the campaign', async () => {
    const table = await open({ silentStages: 1 })
    await passDeadline(house, table.campaignId)
    expect(await seatB(table)).toMatchObject({ offered: false })
    await passDeadline(house, table.campaignId)
    expect(await tableOf(table)).toMatchObject({ phase: 'PAUSED' })
    expect((await tableOf(table)).seats.map(({ offered }) => offered)).toEqual([false, false])
  })

  test('is silent no more when its draft was sealed', async () => {
    const table = await open({ silentStages: 1 })
    const { campaignId, south } = table
    const piece = (await house.reads.briefing(south.session, campaignId))?.view.pieces[0]
    if (!piece) throw new Error('no scout')
    const orders = [{ kind: 'walk', piece: piece.id, to: piece.at }]
    await house.referee.saveDraft(south, { campaignId, askId: 'walk-1-B', orders })
    await play(table, 1)
    expect(await seatB(table)).toMatchObject({ offered: false })
  })

  test('keeps somebody who waits for it away when its holder is back', async () => {
    const table = await open({ silentStages: 1 })
    const { campaignId, south } = table
    await play(table, 1)
    // North, who no longer organises, is to consent.
    const otto = await house.person('Otto')
    await house.sql(`UPDATE muster.campaign SET organiser = $2 WHERE id = $1`, [campaignId, otto.userId])
    const { token } = await house.referee.invite(otto, { campaignId, role: 'PLAYER', seat: 'B' })
    const dora = await house.person('Dora')
    await house.referee.acceptInvitation(dora, { token, diceContribution: diceContribution() })
    expect((await tableOf(table)).matters).toHaveLength(1)
    await house.referee.keepSeat(south, { campaignId })
    expect((await tableOf(table)).matters).toEqual([])
    expect(await seatB(table)).toMatchObject({ holder: 'South', offered: false })
    expect(await house.reads.campaign(dora.session, campaignId)).toBeNull()
  })
})

const dueAt = async (table: Table): Promise<number> => Date.parse((await tableOf(table)).clocks[0]?.at ?? '')
const hour = 3_600_000

describe('a stage waits once', () => {
  test('while fewer have sealed than the quorum', async () => {
    const table = await open({ quorum: 60, waitHours: 10 })
    await play(table, 1)
    expect((await tableOf(table)).turn).toBe(1)
    const due = await dueAt(table)
    expect(due).toBeGreaterThan(Date.now() + 9 * hour)
    expect(due).toBeLessThan(Date.now() + 11 * hour)
    expect((await lines(table)).at(-1)).toMatch(/^Answers are missing: the deadline “A day” is put off once, to /)
    await passDeadline(house, table.campaignId)
    expect((await tableOf(table)).turn).toBe(2)
  })

  test('not where the quorum is there, nor without one', async () => {
    for (const absence of [{ quorum: 50 }, {}]) {
      const table = await open(absence)
      await play(table, 1)
      expect((await tableOf(table)).turn).toBe(2)
    }
  })

  test('because a silent seat has an excuse; it grows back after the turns that were agreed on', async () => {
    const table = await open({ silentStages: 1, excuses: 1, excuseTurns: 2 })
    const { campaignId, south, north } = table
    const left = async (who: Person) => (await house.reads.campaign(who.session, campaignId))?.place.excuses
    await play(table, 1)
    expect([await left(north), await left(south)]).toEqual([1, 0])
    expect(await seatB(table)).toMatchObject({ offered: false })
    await sealStay(house, south, campaignId, 'walk-1-B')
    await closeComplete(house, campaignId)
    await play(table, 2, south)
    expect(await left(south)).toBe(1)
    await play(table, 3)
    expect((await tableOf(table)).turn).toBe(3)
    await passDeadline(house, campaignId)
    expect(await tableOf(table)).toMatchObject({ turn: 4 })
    expect(await seatB(table)).toMatchObject({ offered: true })
  })

  test('tells in the same words why, and which seat has excuses is told to that seat alone', async () => {
    const [quorum, excuse] = [await open({ quorum: 100 }), await open({ excuses: 1 })]
    for (const table of [quorum, excuse]) await play(table, 1)
    const told = async (table: Table) => (await lines(table)).at(-1)?.replace(/to .*/, '')
    expect(await told(excuse)).toBe(await told(quorum))
    expect((await house.reads.campaign(excuse.north.session, excuse.campaignId))?.place.excuses).toBe(1)
  })
})

test.each([{ silentStages: 21 }, { quorum: 101 }, { waitHours: 0 }, { excuses: -1 }, { excuseTurns: 0.5 }])(
  'rules out of their bounds are refused by name: %j',
  async (absence) => {
    const [name = ''] = Object.keys(absence)
    const refused = await open(absence).catch((error: unknown) => error)
    expect(refused).toMatchObject({ code: 'BAD_INPUT' })
    expect(String(refused)).toContain(name)
  },
)
