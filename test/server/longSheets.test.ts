import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Engines, enginesHere } from '../../server/src/referee/compute/engines.js'
import { openReferee, type Referee } from '../../server/src/referee/index.js'
import { type House, openTable, type Person, type Table } from '../support/house.js'
import { toyRegistry } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let referee: Referee
/** How many orders were judged beside the loop, sheet by sheet. */
let beside: number[] = []
/** What happens while a sheet is judged there. */
let meanwhile: (() => Promise<unknown>) | null = null

const run: Engines['run'] = async (name, input) => {
  if (name === 'judge' && 'orders' in input) {
    beside.push(input.orders.length)
    const happens = meanwhile
    meanwhile = null
    await happens?.()
  }
  return enginesHere(toyRegistry).run(name, input)
}

beforeAll(async () => {
  house = await sharedHouse()
  referee = await openReferee({
    refereeUrl: house.urls.referee,
    registry: toyRegistry,
    engines: { run, close: () => Promise.resolve() },
  })
})
afterAll(async () => {
  await referee.close()
  await house.close()
})
beforeEach(() => {
  beside = []
})

/** Scout A1 stands on 1,1. */
const walks = (count: number, to: string) => Array.from({ length: count }, () => ({ kind: 'walk', piece: 'A1', to }))

const asked = async ({ north, campaignId }: Pick<Table, 'north' | 'campaignId'>) => {
  const [ask] = (await house.reads.briefing(north.session, campaignId))?.asks ?? []
  return { campaignId, askId: ask?.id ?? '' }
}

const seal = async (table: Table, count: number, to: string, key = randomUUID()) =>
  referee.sealOrders(table.north, { ...(await asked(table)), orders: walks(count, to), idempotencyKey: key })

const codes = (problems: readonly { readonly code: string }[]): ReadonlySet<string> =>
  new Set(problems.map(({ code }) => code))

test('a long sheet is judged beside the loop and told the same; a short one on it', async () => {
  const table = await openTable(house)
  const draft = async (count: number) =>
    referee.saveDraft(table.north, { ...(await asked(table)), orders: walks(count, '4,4') })
  const [short, long] = [await draft(64), await draft(65)]
  expect([short, long].map(({ problems }) => [problems.length, [...codes(problems)]])).toEqual([
    [64, ['reach']],
    [65, ['reach']],
  ])
  expect(beside).toEqual([65])
})

test('few orders with much in them are long, too', async () => {
  const table = await openTable(house)
  const orders = [{ kind: 'walk', piece: 'A1', to: '1,1', detail: { note: 'x'.repeat(20_000) } }]
  await referee.saveDraft(table.north, { ...(await asked(table)), orders })
  expect(beside).toEqual([1])
})

test('a long sheet is sealed with a receipt, once for each key', async () => {
  const table = await openTable(house, { replaceable: true })
  const key = randomUUID()
  const first = await seal(table, 200, '1,1', key)
  expect(first.receipt?.orders.length).toBe(200)
  expect(await seal(table, 200, '1,1', key)).toEqual(first)
  expect(beside).toEqual([200])
  expect((await seal(table, 200, '4,4')).problems.length).toBe(200)
})

test('while it is judged nobody waits for it: the stage may be closed, and then it came too late', async () => {
  const table = await openTable(house)
  const close = async ({ campaignId }: Table, by: Person) => {
    const [group] = await house.sql<{ id: string }>(
      'SELECT group_id AS id FROM muster.ask_group WHERE campaign = $1 AND closed_at IS NULL',
      [campaignId],
    )
    return referee.closeGroup({ campaignId, groupId: group?.id ?? '', why: 'consent', by: by.name })
  }
  meanwhile = () => close(table, table.south)
  await expect(seal(table, 200, '1,1')).rejects.toMatchObject({ code: 'CLOSED' })
})
