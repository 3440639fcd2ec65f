import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { closeEarly, type House, openHouse, openTable, type Person, sealStay } from '../support/house.js'
import { toy, type Toy, type ToyEvent } from '../support/toyRuleset.js'
import { routing } from '../support/toyVariants.js'
import { routingRegistry } from '../support/registries.js'
import { closeComplete } from '../support/deadline.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House

beforeAll(async () => {
  house = await sharedHouse(routingRegistry)
})
afterAll(() => house.close())

/** Lanterns in which the routed run one after the other, by a class of deadlines of their own or by one hour a stage. */
const inTurn = (perGroup: boolean): Toy => ({
  ...toy,
  advance: routing(2),
  deadlines: [...toy.deadlines, { id: 'flight', title: 'Flight', days: 1, perGroup }],
  awaiting: (state) => {
    const asks = toy.awaiting(state)
    if (state.stage !== 'run') return asks
    return asks.slice(0, 1).map((ask) => ({ ...ask, deadline: 'flight', view: { ...ask.view, deadline: 'flight' } }))
  },
})

test.each([
  [true, 'has the whole of its time'],
  [false, 'shares the hour of the stage'],
])('a later group, own hours %s, %s', async (perGroup) => {
  const at = await openHouse(registryOf([inTurn(perGroup)]))
  try {
    const table = await openTable(at)
    const { campaignId, north } = table
    await closeEarly(at, table, [table.south])
    const asked = async () => (await at.reads.briefing(north.session, campaignId))?.asks[0]
    const soon = new Date(Date.now() + 1_800_000)
    await at.sql(`UPDATE muster.ask_group SET deadline_at = $1 WHERE campaign = $2 AND closed_at IS NULL`, [
      ...[soon, campaignId],
    ])
    await at.sql(`UPDATE muster.clock SET at = $1 WHERE campaign = $2 AND at IS NOT NULL`, [soon, campaignId])
    const first = await asked()
    await sealStay(at, north, campaignId, first?.id ?? '')
    for (const job of await at.referee.overdue()) await at.referee.closeGroup(job)
    const second = await asked()
    expect(second?.id).not.toBe(first?.id)
    const left = Date.parse(second?.deadlineAt ?? '') - Date.now()
    expect(left > 3_600_000).toBe(perGroup)
  } finally {
    await at.close()
  }
})

test('a class whose groups have hours of their own shows them to nobody but those asked', async () => {
  const deadlines = [...toy.deadlines, { id: 'flight', title: 'Flight', days: 1, perGroup: true }]
  const awaiting: Toy['awaiting'] = (state) =>
    toy
      .awaiting(state)
      .map((ask) =>
        ask.view.kind === 'run' ? { ...ask, deadline: 'flight', view: { ...ask.view, deadline: 'flight' } } : ask,
      )
  const own = await openHouse(registryOf([{ ...toy, advance: routing(2), deadlines, awaiting }]))
  try {
    const { campaignId, north, south } = await openTable(own)
    await closeEarly(own, { campaignId, north }, [south])
    const clocks = async (who: Person): Promise<readonly string[] | undefined> =>
      (await own.reads.table(who.session, campaignId))?.clocks.map((clock) => clock.class)
    expect(await clocks(north)).toEqual(['flight'])
    expect(await clocks(south)).toEqual([])
    const asksNow = async () => (await own.reads.briefing(north.session, campaignId))?.asks ?? []
    const [first, second] = await asksNow()
    const hour = Date.parse(first?.deadlineAt ?? '')
    await own.sql(`UPDATE muster.ask_group SET deadline_at = $1 WHERE campaign = $2 AND group_id = $3`, [
      ...[new Date(hour + 7_200_000), campaignId, second?.id],
    ])
    const put = (later: number) =>
      own.referee.extendDeadline(north, { campaignId, class: 'flight', at: new Date(hour + later).toISOString() })
    await expect(put(3_600_000)).rejects.toMatchObject({ code: 'BAD_INPUT' })
    const before = await own.reads.table(south.session, campaignId)
    await put(9_000_000)
    expect((await asksNow()).map(({ deadlineAt }) => Date.parse(deadlineAt ?? '') - hour)).toEqual([
      9_000_000, 9_000_000,
    ])
    expect(await own.reads.table(south.session, campaignId)).toEqual(before)
  } finally {
    await own.close()
  }
})

test('a stage opens with its hour for all, whether anybody is asked under it yet or only something that others may not know of', async () => {
  const clocksOf = async (first: string): Promise<unknown> => {
    const deadlines = [
      ...toy.deadlines,
      { id: 'rest', title: 'Rest due', days: 2, stage: 'run' },
      { id: 'flight', title: 'Flight', days: 1, perGroup: true },
    ]
    const awaiting: Toy['awaiting'] = (state) =>
      toy
        .awaiting(state)
        .map((ask) =>
          ask.view.kind === 'run' ? { ...ask, deadline: first, view: { ...ask.view, deadline: first } } : ask,
        )
    const staged = await openHouse(registryOf([{ ...toy, advance: routing(1), deadlines, awaiting }]))
    try {
      const { campaignId, north, south } = await openTable(staged)
      await closeEarly(staged, { campaignId, north }, [south])
      const table = await staged.reads.table(south.session, campaignId)
      return table?.clocks.map(({ class: name, title, at }) => [name, title, at !== null])
    } finally {
      await staged.close()
    }
  }
  expect(await clocksOf('flight')).toEqual([['rest', 'Rest due', true]])
  expect(await clocksOf('rest')).toEqual(await clocksOf('flight'))
})

test('a group that only one seat may know of closes without a trace for the others', async () => {
  const { campaignId, north, south } = await openTable(house)
  const watcher = await house.person('Watcher')
  const { token } = await house.referee.invite(north, { campaignId, role: 'OBSERVER' })
  await house.referee.acceptInvitation(watcher, { token })
  await closeEarly(house, { campaignId, north }, [south])

  const everything = async (who: Person): Promise<readonly unknown[]> =>
    Promise.all([
      ...[house.reads.table(who.session, campaignId), house.reads.briefings(who.session, campaignId, 0, 50)],
      ...[house.reads.heads(who.session, campaignId), house.reads.receipts(who.session, campaignId)],
      house.reads.campaign(who.session, campaignId),
    ])
  const mine = await house.reads.briefing(north.session, campaignId)
  expect(mine).toMatchObject({ number: 2, stage: 'run' })
  expect(mine?.asks).toHaveLength(2)
  const [before, watched] = [await everything(south), await everything(watcher)]
  expect(await house.reads.table(south.session, campaignId)).toMatchObject({ stage: 'run', awaiting: { seats: null } })
  expect((await house.reads.briefing(south.session, campaignId))?.asks).toEqual([])

  const [first, second] = mine?.asks ?? []
  await sealStay(house, north, campaignId, first?.id ?? '')
  expect(await everything(south)).toEqual(before)
  await closeComplete(house, campaignId)
  expect(await everything(south)).toEqual(before)
  expect(await everything(watcher)).toEqual(watched)
  const next = await house.reads.briefing(north.session, campaignId)
  expect(next?.number).toBe(3)
  expect(next?.asks.map(({ id }) => id)).toEqual([second?.id])
  expect((await house.reads.briefing(north.session, campaignId, 2))?.asks.map(({ closed }) => closed)).toEqual([
    true,
    false,
  ])

  const again = { campaignId, askId: first?.id ?? '', orders: [], idempotencyKey: randomUUID() }
  await expect(house.referee.sealOrders(north, again)).rejects.toMatchObject({ code: 'CLOSED' })

  await sealStay(house, north, campaignId, second?.id ?? '')
  await closeComplete(house, campaignId)
  const told = await Promise.all([north, south, watcher].map((who) => house.reads.briefing(who.session, campaignId)))
  expect(told.map((briefing) => [briefing?.number, briefing?.turn, briefing?.stage])).toEqual([
    [4, 2, 'walk'],
    [3, 2, 'walk'],
    [3, 2, 'walk'],
  ])
})

test('the books of a campaign replay to their hashes, and its record is an unbroken chain', async () => {
  const { campaignId, north, south } = await openTable(house)
  await closeEarly(house, { campaignId, north }, [south])
  const rows = await house.sql<{ revision: number; events: readonly ToyEvent[]; state: unknown; state_hash: string }>(
    `SELECT revision, events, state, state_hash FROM muster.resolution WHERE campaign = $1 ORDER BY revision`,
    [campaignId],
  )
  const { canonical } = await import('@muster/rulesets/kit/json.js')
  const { createHash, createHmac } = await import('node:crypto')
  let state = toy.initial
  for (const row of rows) {
    state = toy.evolve(state, row.events)
    expect(createHash('sha256').update(canonical(state)).digest('hex')).toBe(row.state_hash)
  }
  expect(rows.at(-1)?.state).toEqual(state)
  const chain = await house.sql<{ kind: string; entry: unknown; salt: string; head: string }>(
    `SELECT kind, entry, salt, head FROM muster.record WHERE campaign = $1 ORDER BY number`,
    [campaignId],
  )
  let before = ''
  for (const { kind, entry, salt, head } of chain) {
    const text = canonical({ before, entry, kind })
    expect(createHmac('sha256', Buffer.from(salt, 'hex')).update(text).digest('hex')).toBe(head)
    before = head
  }
  const published = await house.reads.heads(north.session, campaignId)
  expect(published.length).toBeGreaterThan(1)
  expect(chain.map(({ head }) => head)).toEqual(expect.arrayContaining([...published]))
})
