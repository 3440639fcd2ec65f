import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type House, openHouse, openTable, type Person, type Table } from '../support/house.js'
import { openTeller, recorder, type Teller } from '../support/teller.js'

let house: House
let table: Table
let teller: Teller

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  teller = await openTeller(house, [recorder()])
  table = await openTable(house)
  await teller.tell()
})
afterEach(() => teller.close())

const read = async ({ session }: Person, after = 0) =>
  (await house.reads.notifications(session, after, 100)).map(({ number, kind, acknowledgedAt }) => ({
    ...{ number, kind },
    known: acknowledgedAt !== null,
  }))

const numbers = async (person: Person, after = 0): Promise<readonly number[]> =>
  (await read(person, after)).map(({ number }) => number)

describe('the numbers of what somebody is told', () => {
  it('count only that, whatever others are told meanwhile', async () => {
    const { north, south, campaignId } = table
    expect(await read(south)).toEqual([
      { number: 1, kind: 'STARTED', known: false },
      { number: 2, kind: 'ORDERS', known: false },
    ])
    const other = await openTable(house)
    await teller.tell()
    await house.referee.pauseCampaign(other.north, { campaignId: other.campaignId })
    await house.referee.pauseCampaign(north, { campaignId })
    await teller.tell()
    expect(await read(south, 2)).toEqual([{ number: 3, kind: 'PAUSED', known: false }])
    expect(await numbers(other.south)).toEqual([1, 2, 3])
  })

  it('are not given again when what they counted is deleted', async () => {
    const { north, south, campaignId } = table
    await house.sql('DELETE FROM muster.notification WHERE account = $1', [south.userId])
    await house.referee.pauseCampaign(north, { campaignId })
    await teller.tell()
    expect(await numbers(south)).toEqual([3])
  })

  it('go on with a test message', async () => {
    const { id } = (await house.reads.notify(table.south.session))?.channels[0] ?? { id: '' }
    await teller.owned.test(table.south, { id })
    expect(await numbers(table.south)).toEqual([1, 2, 3])
  })

  it('are the ones of an export', async () => {
    const rows = await house.reads.told(table.south.session, null, 50)
    expect(rows.map(({ number }) => number)).toEqual([2, 1])
    expect(await house.reads.told(table.south.session, 2, 50)).toHaveLength(1)
  })
})

it('what was told is acknowledged up to a number, by nobody else', async () => {
  const { north, south } = table
  await teller.owned.acknowledge(south, { through: 1 })
  expect((await read(south)).map(({ known }) => known)).toEqual([true, false])
  expect((await read(north)).map(({ known }) => known)).toEqual([false, false])
})

it('a deadline is told while the question is open and asked of the reader', async () => {
  const { north, south, campaignId } = table
  const deadline = async (): Promise<boolean> =>
    (await house.reads.notifications(south.session, 1, 1)).some(({ deadlineAt }) => deadlineAt !== null)
  expect(await deadline()).toBe(true)
  await house.referee.removeHolder(north, { campaignId, seat: 'B' })
  expect(await deadline()).toBe(false)
})

it('reading needs a credential that may read', async () => {
  expect(await house.reads.notifications('', 0, 100)).toEqual([])
  expect(await house.reads.notifications(await house.token(table.south, ['orders']), 0, 100)).toEqual([])
  expect(await house.reads.notifications(await house.token(table.south, ['read']), 0, 100)).toHaveLength(2)
})
