import { afterAll, beforeAll, expect, test } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import { laterFor } from '../../server/src/referee/clock/away.js'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { type House, openHouse, openTable, sealStay, type Table } from '../support/house.js'
import { routing } from '../support/toyVariants.js'
import { toy } from '../support/toyRuleset.js'

/** One scout of the first seat is routed in the first turn: where it runs is asked of that seat alone, beside nobody's knowledge. */
const hiding = { ...toy, advance: routing(1) }

let house: House
beforeAll(async () => {
  house = await openHouse(registryOf([hiding]))
  await house.referee.beat()
})
afterAll(() => house.close())

const open = (): Promise<Table> => openTable(house, { timeZone: 'UTC', deadlines: { day: { days: 1, at: '20:00' } } })

/** The database's time, minutes from now. */
const minutes = async (count: number): Promise<Date> => {
  const [row] = await house.sql<{ at: Date }>(`SELECT clock_timestamp() + $1 * interval '1 minute' AS at`, [count])
  return row?.at ?? new Date(Number.NaN)
}

/** All hours of a campaign, so many minutes from now. */
const dueIn = async ({ campaignId }: Table, count: number): Promise<void> => {
  const at = await minutes(count)
  await house.sql('UPDATE muster.ask_group SET deadline_at = $2 WHERE campaign = $1 AND closed_at IS NULL', [
    campaignId,
    at,
  ])
  await house.sql('UPDATE muster.clock SET at = $2 WHERE campaign = $1', [campaignId, at])
}

/** The last that was seen of a server lies so far back. */
const lastSeen = async (minutesAgo: number): Promise<void> => {
  await house.sql('UPDATE muster.beat SET at = $1', [await minutes(-minutesAgo)])
}

const standing = async ({ campaignId, north }: Table) => {
  const [group] = await house.sql<{ at: Date; open: boolean }>(
    `SELECT deadline_at AS at, closed_at IS NULL AS open FROM muster.ask_group WHERE campaign = $1 ORDER BY opened_at DESC LIMIT 1`,
    [campaignId],
  )
  const log = await house.reads.log(north.session, campaignId, null, 50)
  return { group, log, put: log.filter(({ kind }) => kind === 'EXTENDED') }
}

/** What the jobs do. */
const work = async ({ campaignId }: Table): Promise<void> => {
  for (const job of await house.referee.overdue())
    if (job.campaignId === campaignId) await house.referee.closeGroup(job)
}

test('a deadline that came while no server was at work is put off to its hour, and the table reads why', async () => {
  const table = await open()
  await dueIn(table, -60)
  await lastSeen(8 * 60)
  await work(table)
  const { group, put } = await standing(table)
  expect(group?.open).toBe(true)
  expect(group?.at.getTime()).toBeGreaterThan((await minutes(60 * 6)).getTime())
  expect(group?.at.toISOString()).toMatch(/T20:00:00/)
  expect(put).toHaveLength(1)
  const [line] = put
  expect(line?.by).toBeNull()
  expect(line && logText(line, 'UTC')).toMatch(
    /^No server was at work from .* until now.*is put off to .*20:00 in UTC\.$/,
  )
  const shown = await house.reads.table(table.south.session, table.campaignId)
  expect(shown?.clocks.map(({ at }) => at && new Date(at).getTime())).toEqual([group?.at.getTime()])
})

test('it goes on from there: sheets are taken, and the new hour is an hour like another', async () => {
  const table = await open()
  await dueIn(table, -1)
  await lastSeen(30)
  await house.referee.beat()
  await sealStay(house, table.north, table.campaignId, 'walk-1-A')
  await dueIn(table, -1)
  await work(table)
  expect((await standing(table)).log.some(({ kind }) => kind === 'STAGE_CLOSED')).toBe(true)
})

test.each([
  ['shortly after', 20, true],
  ['longer after than it was away', 40, false],
])('a deadline %s', async (_, due, moves) => {
  const table = await open()
  await dueIn(table, due)
  const before = (await standing(table)).group?.at
  await lastSeen(30)
  await house.referee.beat()
  const after = await standing(table)
  expect(after.group?.at.getTime() !== before?.getTime()).toBe(moves)
  expect(after.put).toHaveLength(moves ? 1 : 0)
})

test('a restart puts nothing off', async () => {
  const table = await open()
  await dueIn(table, -1)
  await lastSeen(4)
  await work(table)
  const { log } = await standing(table)
  expect(log.filter(({ kind }) => kind === 'EXTENDED' || kind === 'STAGE_CLOSED').map(({ kind }) => kind)).toEqual([
    'STAGE_CLOSED',
  ])
})

test('of an hour that only some know the log says nothing, and counts nothing', async () => {
  const table = await open()
  await sealStay(house, table.north, table.campaignId, 'walk-1-A')
  await sealStay(house, table.south, table.campaignId, 'walk-1-B')
  for (const job of await house.referee.overdue()) await house.referee.closeGroup(job)
  const [hidden] = await house.sql<{ common: boolean }>(
    'SELECT common FROM muster.ask_group WHERE campaign = $1 AND closed_at IS NULL',
    [table.campaignId],
  )
  expect(hidden?.common).toBe(false)
  await house.sql('UPDATE muster.clock SET public = false WHERE campaign = $1', [table.campaignId])
  await dueIn(table, -1)
  const seen = () => house.reads.table(table.south.session, table.campaignId)
  const [before, was] = [await standing(table), await seen()]
  const heads = await house.reads.heads(table.south.session, table.campaignId)
  await lastSeen(30)
  await work(table)
  const after = await standing(table)
  expect(after.group?.open).toBe(true)
  expect(after.group?.at.getTime()).toBeGreaterThan((await minutes(0)).getTime())
  expect(after.log).toEqual(before.log)
  expect(await seen()).toEqual(was)
  expect(await house.reads.heads(table.south.session, table.campaignId)).toEqual(heads)
})

test('of an hour that all see the log says the same whether or not anything is open for it', async () => {
  const lines = async (close: string): Promise<readonly string[]> => {
    const table = await open()
    await dueIn(table, -1)
    await house.sql(`UPDATE muster.ask_group SET closed_at = ${close} WHERE campaign = $1`, [table.campaignId])
    await lastSeen(30)
    await house.referee.beat()
    return (await standing(table)).log.map(({ kind }) => kind)
  }
  expect(await lines('clock_timestamp()')).toEqual(await lines('NULL'))
})

test('two servers that wake at once put off once', async () => {
  const table = await open()
  await dueIn(table, -1)
  await lastSeen(30)
  await Promise.all([house.referee.beat(), house.referee.beat(), work(table)])
  expect((await standing(table)).put).toHaveLength(1)
})

test('a campaign that is paused waits for its organiser', async () => {
  const table = await open()
  await house.referee.pauseCampaign(table.north, { campaignId: table.campaignId })
  await dueIn(table, -1)
  const before = (await standing(table)).group?.at
  await lastSeen(30)
  await house.referee.beat()
  expect((await standing(table)).group?.at).toEqual(before)
})

const at = (text: string): Date => new Date(`2026-10-${text}:00Z`)

test.each([
  ['in the middle, with no hour of the day', '10T12:00', null, '10T20:00'],
  ['at its beginning: an hour is left at least', '10T08:00', null, '10T17:00'],
  ['to its hour', '10T12:00', { days: 1, at: '21:00' }, '10T21:00'],
  ['to its hour of the next day', '10T12:00', { days: 1, at: '19:00' }, '11T19:00'],
  ['just after', '10T23:59', null, '11T07:59'],
])('eight hours: %s', (_, before, rule, after) => {
  const later = laterFor({ from: at('10T08:00'), to: at('10T16:00') }, 'UTC')
  expect(later(at(before), rule)).toEqual(at(after))
})

test.each(['10T07:59', '11T00:00'])('eight hours, and an hour before or long after: %s', (hour) => {
  expect(laterFor({ from: at('10T08:00'), to: at('10T16:00') }, 'UTC')(at(hour), null)).toBeNull()
})

test('a month moves what falls into it, and into the day after it', () => {
  const later = laterFor({ from: new Date('2026-09-10T08:00:00Z'), to: at('10T08:00') }, 'UTC')
  expect(later(at('11T07:59'), null)).not.toBeNull()
  expect(later(at('11T08:00'), null)).toBeNull()
})
