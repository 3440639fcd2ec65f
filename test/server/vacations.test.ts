import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import type { CreateCampaign } from '../../server/src/referee/common/contract.js'
import { closeComplete, passDeadline } from '../support/deadline.js'
import {
  daysAhead,
  diceContribution,
  type House,
  openTable,
  type Person,
  sealStay,
  type Table,
} from '../support/house.js'
import { longRegistry } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
beforeAll(async () => {
  house = await sharedHouse(longRegistry)
})
afterAll(() => house.close())

const open = (absence: CreateCampaign['absence'], changes: Partial<CreateCampaign> = {}): Promise<Table> =>
  openTable(house, { ...(absence && { absence }), ...changes })

const tableOf = async ({ campaignId, north }: Table) => {
  const table = await house.reads.table(north.session, campaignId)
  if (!table) throw new Error('no table')
  return table
}

const dueAt = async (table: Table): Promise<number> => Date.parse((await tableOf(table)).clocks[0]?.at ?? '')

const lines = async ({ campaignId, north }: Table): Promise<readonly string[]> =>
  (await house.reads.log(north.session, campaignId, null, 50)).map((row) => logText(row, 'UTC')).reverse()

const away = (who: Person, from: number, until: number): Promise<{ readonly id: string }> =>
  house.referee.announceVacation(who, { from: daysAhead(from), until: daysAhead(until), note: 'The sea.' })

/** So long ago that it counts everywhere. */
const longAnnounced = async ({ userId }: Person): Promise<void> => {
  await house.sql(`UPDATE muster.vacation SET announced_at = announced_at - interval '3 days' WHERE user_id = $1`, [
    userId,
  ])
}

const playOn = async ({ campaignId, north, south }: Table, turn: number): Promise<void> => {
  await sealStay(house, north, campaignId, `walk-${String(turn)}-A`)
  await sealStay(house, south, campaignId, `walk-${String(turn)}-B`)
  await closeComplete(house, campaignId)
}

const day = 86_400_000

test('a vacation is told to those whom one plays with, in every campaign, until it is taken back', async () => {
  const tables = [await open(undefined), await open(undefined)] as const
  const [first, second] = tables
  // South of the first table joins the second one, too.
  const { south } = first
  await house.referee.leaveCampaign(second.south, { campaignId: second.campaignId })
  const { token } = await house.referee.invite(second.north, {
    campaignId: second.campaignId,
    role: 'PLAYER',
    seat: 'B',
  })
  await house.referee.acceptInvitation(south, { token, diceContribution: diceContribution() })
  const { id } = await away(south, 3, 6)
  for (const table of tables) {
    expect((await tableOf(table)).seats.map(({ vacation }) => vacation?.note ?? null)).toEqual([null, 'The sea.'])
    expect((await lines(table)).at(-1)).toMatch(/^South.*, who holds seat B, is away from .* to .*\.$/)
  }
  await expect(house.referee.cancelVacation(first.north, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await house.referee.cancelVacation(south, { id })
  for (const table of tables) {
    expect((await tableOf(table)).seats[1]?.vacation).toBeNull()
    expect((await lines(table)).at(-1)).toMatch(/^South.*, who holds seat B, takes back/)
  }
})

describe('a deadline that falls into the vacation of a holder', () => {
  const extend = { vacations: 'EXTEND', vacationStageDays: 7, vacationDays: 21 } as const

  test('is put off to after it from the beginning of the stage, whether or not they have sealed', async () => {
    const due: number[] = []
    for (const seals of [false, true]) {
      const table = await open(extend)
      await playOn(table, 1)
      const { south, campaignId } = table
      if (seals) await sealStay(house, south, campaignId, 'walk-2-B')
      await away(south, 0.5, 4)
      await longAnnounced(south)
      const { id } = await away(table.north, 30, 31)
      await house.referee.cancelVacation(table.north, { id })
      due.push(Math.round(((await dueAt(table)) - Date.now()) / day))
      expect(
        (await lines(table)).filter((line) => line.startsWith('The holder of a seat is on vacation')),
      ).toHaveLength(1)
      await passDeadline(house, campaignId)
    }
    expect(due[0]).toBe(due[1])
    expect(due[0]).toBeGreaterThanOrEqual(4)
  })

  test('is put off by no more than a stage may wait, and by no more than counts for a player', async () => {
    for (const [rules, most] of [
      [{ ...extend, vacationStageDays: 2 }, 2],
      [{ ...extend, vacationDays: 1 }, 2],
    ] as const) {
      const table = await open(rules)
      await away(table.south, 0.2, 20)
      const usual = await dueAt(table)
      await longAnnounced(table.south)
      const { id } = await away(table.north, 30, 31)
      await house.referee.cancelVacation(table.north, { id })
      const moved = (await dueAt(table)) - usual
      expect(moved).toBeGreaterThan(0)
      expect(moved).toBeLessThanOrEqual(most * day)
    }
  })

  test('stays where it is if it was announced too late, and is put off in the next stage', async () => {
    const table = await open(extend)
    const usual = await dueAt(table)
    await away(table.south, 0.1, 4)
    expect(await dueAt(table)).toBe(usual)
    await playOn(table, 1)
    expect(await dueAt(table)).toBeGreaterThan(Date.now() + 3.5 * day)
  })

  test('stays where it is while somebody acts for them, and where the campaign does nothing', async () => {
    for (const rules of [extend, undefined]) {
      const table = await open(rules)
      const { campaignId, south } = table
      if (rules) {
        const { token } = await house.referee.nameDeputy(south, { campaignId, until: daysAhead(30) })
        await house.referee.acceptInvitation(await house.person('Dora'), { token: token ?? '' })
      }
      await away(south, 0.1, 4)
      await playOn(table, 1)
      expect(await dueAt(table)).toBeLessThan(Date.now() + 2.5 * day)
    }
  })
})

test('a bot acts for a holder on vacation where the campaign says so, and stops when they are back', async () => {
  const table = await open({ vacations: 'DEPUTY' })
  const { campaignId, south } = table
  const { id } = await away(south, 0, 4)
  expect(await house.referee.deputiesDue()).not.toContain(campaignId)
  await longAnnounced(south)
  await house.referee.turnDeputies(campaignId)
  const bot = async () => (await tableOf(table)).seats[1]?.bot
  expect(await bot()).toBe(true)
  expect((await lines(table)).at(-1)).toMatch(/^The holder of seat B is on vacation: a bot acts for them until /)
  await house.referee.cancelVacation(south, { id })
  expect(await bot()).toBe(false)
  await house.referee.turnDeputies(campaignId)
  expect(await bot()).toBe(false)
})

test.each([
  { from: daysAhead(3), until: daysAhead(2) },
  { from: daysAhead(3), until: daysAhead(64) },
  { from: daysAhead(400), until: daysAhead(401) },
])('a vacation at an impossible time is refused: %j', async (times) => {
  const who = await house.person('Nora')
  await expect(house.referee.announceVacation(who, times)).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('two vacations at the same time are refused', async () => {
  const who = await house.person('Nora')
  await away(who, 3, 6)
  await expect(away(who, 5, 8)).rejects.toMatchObject({ code: 'CONFLICT' })
})

describe('the record of a player', () => {
  const recordOf = async (who: Person) => (await house.reads.person(who.session))?.record

  test('counts stages that asked all once the campaign is over, and not before', async () => {
    const table = await open({ silentStages: 0 })
    const { campaignId, north, south } = table
    await playOn(table, 1)
    await sealStay(house, north, campaignId, 'walk-2-A')
    await passDeadline(house, campaignId)
    await away(south, 0, 5)
    await longAnnounced(south)
    await sealStay(house, north, campaignId, 'walk-3-A')
    await passDeadline(house, campaignId)
    expect(await recordOf(south)).toMatchObject({ finished: 0, asked: 0, silent: 0, excused: 0 })
    await house.referee.endCampaign(north, { campaignId })
    expect(await recordOf(south)).toEqual({ finished: 1, asked: 3, silent: 1, excused: 1, left: 0, lost: 0 })
    expect(await recordOf(north)).toEqual({ finished: 1, asked: 3, silent: 0, excused: 0, left: 0, lost: 0 })
  })

  test('says at once that a seat was left, or lost by silence, and not that it was handed over', async () => {
    const left = await open(undefined)
    await house.referee.leaveCampaign(left.south, { campaignId: left.campaignId })
    expect(await recordOf(left.south)).toMatchObject({ left: 1, lost: 0 })
    for (const [own, lost] of [
      [false, 1],
      [true, 0],
    ] as const) {
      const table = await open({ silentStages: 1 })
      const { campaignId, north, south } = table
      if (own) await house.referee.offerSeat(south, { campaignId })
      else {
        await sealStay(house, north, campaignId, 'walk-1-A')
        await passDeadline(house, campaignId)
      }
      const { token } = await house.referee.invite(north, { campaignId, role: 'PLAYER', seat: 'B' })
      await house.referee.acceptInvitation(await house.person('Dora'), { token })
      expect(await recordOf(south)).toMatchObject({ left: 0, lost })
    }
  })

  test('is shown to whom the player says, and to nobody by default', async () => {
    const { campaignId, north, south } = await open(undefined)
    const other = await house.person('Ede')
    const { token } = await house.referee.invite(north, { campaignId, role: 'OBSERVER' })
    await house.referee.acceptInvitation(other, { token })
    const link = (await house.referee.invite(north, { campaignId, role: 'OBSERVER' })).token
    const seenBy = async ({ session }: Person) =>
      (await house.reads.table(session, campaignId))?.members.find(({ seat }) => seat === 'B')?.record ?? null
    const invited = async (session: string | null) =>
      (await house.reads.invitation(link, session))?.offer.seats[1]?.record ?? null
    const all = async () =>
      [await seenBy(north), await seenBy(other), await invited(other.session), await invited(null)].map(
        (row) => row !== null,
      )
    expect(await all()).toEqual([false, false, false, false])
    await house.referee.showRecordTo(south, { shown: 'ORGANISERS' })
    expect(await all()).toEqual([true, false, false, false])
    await house.referee.showRecordTo(south, { shown: 'MEMBERS' })
    expect(await all()).toEqual([true, true, true, false])
    await house.referee.showRecordTo(south, { shown: 'NOBODY' })
    expect(await all()).toEqual([false, false, false, false])
  })
})
