import { storedTexts } from '../support/storedTexts.js'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LogKind, LogRow } from '../../server/src/store/reads.js'
import { closeEarly, daysAhead, type House, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { routingRegistry } from '../support/registries.js'
import { closeDue } from '../support/facilitated.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House

beforeAll(async () => {
  house = await sharedHouse(routingRegistry)
})
afterAll(() => house.close())

const logOf = async (who: Person, campaignId: string): Promise<readonly LogRow[]> =>
  [...(await house.reads.log(who.session, campaignId, null, 200))].reverse()

const kinds = async (who: Person, { campaignId }: Table): Promise<readonly LogKind[]> =>
  (await logOf(who, campaignId)).map(({ kind }) => kind)

const watch = async ({ campaignId, north }: Table, name = 'Watcher'): Promise<Person> => {
  const watcher = await house.person(name)
  const { token } = await house.referee.invite(north, { campaignId, role: 'OBSERVER' })
  await house.referee.acceptInvitation(watcher, { token })
  return watcher
}

const rename = (who: Person, name: string): Promise<unknown> =>
  house.sql(`UPDATE accounts."user" SET "name" = $1 WHERE "id" = $2`, [name, who.userId])

describe('the log of a table', () => {
  test('tells every member alike who came, went and organised what', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    const watcher = await watch(table)
    await house.referee.pauseCampaign(north, { campaignId, note: 'Holidays' })
    await house.referee.resumeCampaign(north, { campaignId })
    await house.referee.extendDeadline(north, { campaignId, class: 'day', at: daysAhead(200) })
    await closeEarly(house, table, [south])
    await house.referee.leaveCampaign(watcher, { campaignId })
    const told = await logOf(north, campaignId)
    expect(told.map(({ kind }) => kind)).toEqual([
      ...['OPENED', 'JOINED', 'JOINED', 'STARTED', 'JOINED', 'PAUSED', 'RESUMED', 'EXTENDED'],
      ...['CLOSING_ASKED', 'CONSENTED', 'STAGE_CLOSED', 'LEFT'],
    ])
    expect(told.map(({ number }) => number)).toEqual(told.map((_, at) => at + 1))
    expect(told[10]).toMatchObject({ by: 'North', detail: { cause: 'CONSENT', turn: 1, title: 'Walking' } })
    expect(await logOf(south, campaignId)).toEqual(told)
    expect((await house.reads.table(south.session, campaignId))?.logged).toBe(told.length)
    const page = await house.reads.log(south.session, campaignId, 5, 2)
    expect(page.map(({ number }) => number)).toEqual([4, 3])
  })

  test('says why a stage was closed that nobody closed', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    await house.sql(`UPDATE muster.ask_group SET deadline_at = clock_timestamp() WHERE campaign = $1`, [campaignId])
    await closeDue(house, table)
    expect((await logOf(south, campaignId)).at(-1)).toMatchObject({
      kind: 'STAGE_CLOSED',
      by: null,
      detail: { cause: 'DEADLINE' },
    })
    const [line] = storedTexts(await house.reads.briefing(south.session, campaignId))
    expect(line).toBe('The stage “Walking” was closed at its deadline. Your seat had sealed nothing. The scout stays.')
    expect(north.name).toBe('North')
  })

  test('is silent about what only some may know, and does not move when it happens', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    await closeEarly(house, table, [south])
    const mine = await house.reads.briefing(north.session, campaignId)
    expect(mine?.asks).toHaveLength(2)
    const before = [await logOf(south, campaignId), await house.reads.table(south.session, campaignId)]
    await sealStay(house, north, campaignId, mine?.asks[0]?.id ?? '')
    await closeDue(house, table)
    expect([await logOf(south, campaignId), await house.reads.table(south.session, campaignId)]).toEqual(before)
    await sealStay(house, north, campaignId, mine?.asks[1]?.id ?? '')
    await closeDue(house, table)
    // The stage is over for all to see; how its last question was closed is no business of theirs.
    const last = (await logOf(south, campaignId)).at(-1)
    expect(last).toMatchObject({ kind: 'STAGE_CLOSED', by: null, detail: { title: 'Running' } })
    expect(last?.detail.cause).toBeUndefined()
  })

  test('says that a tool sealed, and whose', async () => {
    const table = await openTable(house)
    const { campaignId, south } = table
    const askId = (await house.reads.briefing(south.session, campaignId))?.asks[0]?.id ?? ''
    const sheet = { campaignId, askId, orders: [], idempotencyKey: 'by-a-tool' }
    await house.referee.sealOrders({ ...south, tool: true }, sheet)
    expect((await logOf(table.north, campaignId)).at(-1)).toMatchObject({
      kind: 'SEALED_BY_TOOL',
      by: 'South',
      tool: true,
      seat: 'B',
    })
    const hidden = await openTable(house, { showSealed: false })
    const count = (await logOf(hidden.north, hidden.campaignId)).length
    const ask = (await house.reads.briefing(hidden.south.session, hidden.campaignId))?.asks[0]?.id ?? ''
    await house.referee.sealOrders(
      { ...hidden.south, tool: true },
      { ...sheet, campaignId: hidden.campaignId, askId: ask },
    )
    expect(await logOf(hidden.north, hidden.campaignId)).toHaveLength(count)
  })

  test('is read by who left up to that hour, and by a stranger not at all', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    await house.referee.removeHolder(north, { campaignId, seat: 'B' })
    await house.referee.seatBot(north, { campaignId, seat: 'B' })
    expect((await kinds(south, table)).at(-1)).toBe('REMOVED')
    expect((await logOf(south, campaignId)).at(-1)).toMatchObject({ by: 'North', subject: 'South', seat: 'B' })
    expect((await kinds(north, table)).at(-1)).toBe('BOT_SEATED')
    expect((await house.reads.table(south.session, campaignId))?.logged).toBe((await kinds(south, table)).length)
    expect(await kinds(await house.person('Stranger'), table)).toEqual([])
    await house.referee.endCampaign(north, { campaignId })
    expect((await kinds(south, table)).at(-1)).toBe('ENDED')
  })

  test('can be changed by nobody who works with it', async () => {
    const { campaignId } = await openTable(house)
    for (const url of [house.urls.referee, house.urls.reader]) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      // The reader’s transactions write nothing to begin with; that it has no right to is seen in others.
      await client.query('SET default_transaction_read_only = off')
      for (const sql of [
        `UPDATE muster.table_log SET by_name = 'Nobody'`,
        `DELETE FROM muster.table_log`,
        `TRUNCATE muster.table_log`,
      ])
        await expect(client.query(sql)).rejects.toThrow(/permission denied/)
      await client.end()
    }
    expect(await house.sql(`SELECT 1 FROM muster.table_log WHERE campaign = $1`, [campaignId])).toHaveLength(4)
  })
})

describe('a name', () => {
  test('stands in what was written as it was then', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    await sealStay(house, south, campaignId, (await house.reads.briefing(south.session, campaignId))?.asks[0]?.id ?? '')
    await rename(south, 'Somebody else')
    expect((await logOf(north, campaignId)).filter(({ seat }) => seat === 'B').map(({ by }) => by)).toEqual(['South'])
    expect((await house.reads.receipts(south.session, campaignId)).map(({ by }) => by)).toEqual(['South'])
    const links = await house.reads.invitations(north.session, campaignId)
    expect(links.map(({ usedBy }) => usedBy)).toEqual(['South'])
    expect((await house.reads.table(north.session, campaignId))?.seats[1]?.holder).toBe('Somebody else')
  })

  test('like another member’s is marked, on the table and in what they write', async () => {
    const table = await openTable(house)
    const { campaignId, north, south } = table
    await rename(south, 'Νοrth')
    const seats = (await house.reads.table(north.session, campaignId))?.seats
    expect(seats?.map(({ namesake }) => namesake)).toEqual(['a name like seat B’s', 'a name like seat A’s'])
    expect(JSON.stringify(seats)).not.toContain(south.userId)
    await house.referee.leaveCampaign(south, { campaignId })
    expect((await logOf(north, campaignId)).at(-1)?.by).toMatch(/^Νοrth \(a name like seat A’s\)$/)
  })
})
