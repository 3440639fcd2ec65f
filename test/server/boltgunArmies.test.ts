import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { type House, letBegin, openTable, type Person, type Table } from '../support/house.js'
import { installed } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House

beforeAll(async () => {
  house = await sharedHouse(await installed())
})
afterAll(() => house.close())

const own: OrderDraft = {
  ...{ kind: 'army', item: 'own' },
  detail: { type: 'Free company', rules: [{ rule: 'TOUGH', why: 'Old hands.' }] },
}
const preset: OrderDraft = { kind: 'army', item: 'Eldar' }
const judge = (verdict: string): OrderDraft => ({
  ...{ kind: 'judge', item: 'A', with: verdict },
  detail: { reason: 'As we agreed.' },
})

const opened = (): Promise<Table> =>
  openTable(house, {
    ...{ rulesetId: 'boltgun', scenarioId: 'first-contact', settings: { 'army.approval': 'facilitator' } },
  })

const briefing = async (who: Person, { campaignId }: Table) => {
  const found = await house.reads.briefing(who.session, campaignId)
  if (!found) throw new Error(`${who.name} is not briefed`)
  return found
}

const seal = async (who: Person, table: Table, ...orders: readonly OrderDraft[]): Promise<void> => {
  const [ask] = (await briefing(who, table)).asks.filter(({ closed }) => !closed)
  if (!ask) throw new Error(`${who.name} is asked nothing`)
  const sheet = { campaignId: table.campaignId, askId: ask.id, orders, idempotencyKey: randomUUID() }
  const { problems } = await house.referee.sealOrders(who, sheet)
  expect(problems).toEqual([])
}

/** Closes what is due, until nothing is. */
const settle = async ({ campaignId }: Table): Promise<void> => {
  for (;;) {
    const due = (await house.referee.overdue()).filter((job) => job.campaignId === campaignId)
    if (due.length === 0) return
    for (const job of due) await house.referee.closeGroup(job)
  }
}

const standing = async ({ campaignId, north }: Table) => {
  const table = await house.reads.table(north.session, campaignId)
  return [table?.turn, table?.stage]
}

/** Seat and army rules of every packet that somebody is shown. */
const packetsOf = async (who: Person, table: Table): Promise<unknown> =>
  (await briefing(who, table)).view.detail['packets']

test('without a facilitator an own list goes from his desk to the other players in the same breath', async () => {
  const table = await opened()
  expect(await standing(table)).toEqual([0, 'armies'])
  await seal(table.north, table, own)
  await seal(table.south, table, preset)
  await settle(table)
  expect(await standing(table)).toEqual([0, 'consent'])
  expect((await briefing(table.north, table)).asks.filter(({ closed }) => !closed)).toEqual([])
  await seal(table.south, table, judge('approve'))
  await settle(table)
  expect(await standing(table)).toEqual([1, 'plans'])
  expect(await packetsOf(table.north, table)).toMatchObject([{ seat: 'A', armyRules: ['TOUGH'] }])
  expect(JSON.stringify(await briefing(table.north, table))).not.toContain('MOBILIZATION')
})

test('a facilitator rules on it, and nobody but its owner learns of it', async () => {
  const table = await opened()
  const facilitator = await house.person('Facilitator')
  const { token } = await house.referee.invite(table.north, { campaignId: table.campaignId, role: 'FACILITATOR' })
  await house.referee.acceptInvitation(facilitator, { token })
  await letBegin(house, table.campaignId, [table.south])
  await seal(table.north, table, own)
  await seal(table.south, table, preset)
  await settle(table)
  expect(await standing(table)).toEqual([0, 'approval'])
  await seal(facilitator, table, judge('refuse'))
  await settle(table)
  expect(await standing(table)).toEqual([0, 'armies'])
  expect(JSON.stringify(await briefing(table.north, table))).toContain('As we agreed.')
  const other = JSON.stringify(await briefing(table.south, table))
  for (const secret of ['As we agreed.', 'Free company', '"TOUGH"']) expect(other).not.toContain(secret)
  await seal(table.north, table, { kind: 'army', item: 'Sisters' })
  await settle(table)
  await seal(facilitator, table)
  await settle(table)
  expect(await standing(table)).toEqual([1, 'plans'])
  expect(await packetsOf(facilitator, table)).toMatchObject([{ seat: 'A', armyRules: ['HATRED'] }, { seat: 'B' }])
  expect(await packetsOf(table.south, table)).toMatchObject([{ seat: 'B' }])
})
