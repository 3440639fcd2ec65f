import { randomUUID } from 'node:crypto'
import boltgun from '@muster/rulesets/boltgun/index.js'
import type { BoltgunScenario } from '@muster/rulesets/boltgun/engine/opening/setUp.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { type House, openHouse, type Person, diceContribution } from '../support/house.js'

/** Three seats: A and B meet in the one scenario, nobody does in the other. C stands far from both. */
const scenario = (id: string, b: string): Scenario => {
  const seat = (name: string, at: string): BoltgunScenario['seats'][number] => ({
    armyRules: [],
    objectives: [],
    banners: [{ id: `${name}1`, at, level: 15 }],
  })
  const data: BoltgunScenario = {
    rows: Array.from({ length: 24 }, () => '.'.repeat(24)),
    seats: [seat('A', '3,3'), seat('B', b), seat('C', '20,20')],
    features: [],
    relics: [],
    owned: 'footprints',
  }
  return {
    ...{ id, title: 'Three', about: 'Drawn for a test.' },
    seats: ['A', 'B', 'C'].map((title) => ({ title, subtitle: 'Army' })),
    data: JSON.parse(JSON.stringify(data)) as Json,
  }
}

let house: House

beforeAll(async () => {
  house = await openHouse(
    registryOf([{ ...boltgun, scenarios: [scenario('meeting', '5,3'), scenario('apart', '12,3')] }]),
  )
})
afterAll(() => house.close())

interface War {
  readonly campaignId: string
  readonly people: readonly Person[]
}

const opened = async (scenarioId: string): Promise<War> => {
  const people = await Promise.all(['A', 'B', 'C'].map((name) => house.person(`Player ${name}`)))
  const [organiser, ...others] = people as [Person, ...Person[]]
  const settings = { 'battles.stage': 'calendar', 'army.choice': 'scenario' }
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: 'Calendar', rulesetId: 'boltgun', scenarioId, timeZone: 'UTC', settings },
    ...{ seat: 'A', diceContribution: diceContribution() },
  })
  for (const [index, who] of others.entries()) {
    const seat = ['B', 'C'][index] ?? ''
    const { token } = await house.referee.invite(organiser, { campaignId, role: 'PLAYER', seat })
    await house.referee.acceptInvitation(who, { token, diceContribution: diceContribution() })
  }
  await house.referee.startCampaign(organiser, { campaignId })
  return { campaignId, people }
}

const seal = async (
  who: Person,
  campaignId: string,
  orders: (item: string) => readonly OrderDraft[],
): Promise<void> => {
  const [ask] = (await house.reads.briefing(who.session, campaignId))?.asks ?? []
  const sheet = {
    campaignId,
    askId: ask?.id ?? '',
    orders: [...orders(String(ask?.about))],
    idempotencyKey: randomUUID(),
  }
  expect((await house.referee.sealOrders(who, sheet)).receipt).not.toBeNull()
}

const closeDue = async (campaignId: string): Promise<void> => {
  for (;;) {
    const due = (await house.referee.overdue()).filter((job) => job.campaignId === campaignId)
    if (due.length === 0) return
    for (const job of due) await house.referee.closeGroup(job)
  }
}

/** Everything that the third seat is shown, without what names the campaign or the second in which it was made. */
const shownTo = async ({ campaignId }: War, who: Person): Promise<unknown> => {
  const rows = await house.sql<{
    number: number
    turn: number
    stage: string
    view: object
    report: object
    asks: object
  }>(
    `SELECT number, turn, stage, view, report, asks FROM muster.briefing WHERE campaign = $1 AND viewer = 'seat:C' ORDER BY number`,
    [campaignId],
  )
  const table = await house.reads.table(who.session, campaignId)
  const { turn, stage, phase, note, clocks, awaiting, version } = table ?? {}
  const text = JSON.stringify({ rows, table: { turn, stage, phase, note, clocks, awaiting, version } })
  return JSON.parse(text.replaceAll(campaignId, 'CAMPAIGN')) as unknown
}

const passHour = async (campaignId: string, name: string): Promise<void> => {
  await house.sql(`UPDATE muster.ask_group SET deadline_at = clock_timestamp() WHERE campaign = $1 AND class = $2`, [
    campaignId,
    name,
  ])
  await closeDue(campaignId)
}

test('under the calendar a third seat is shown the same whether others fight or nobody does', async () => {
  const [meeting, apart] = [await opened('meeting'), await opened('apart')]
  const both = [meeting, apart] as const
  const third = (war: War): Promise<unknown> => shownTo(war, war.people[2] as Person)
  for (const { campaignId, people } of both) {
    for (const who of people) await seal(who, campaignId, () => [])
    await closeDue(campaignId)
  }
  const opening = await third(meeting)
  expect(opening).toMatchObject({
    table: {
      ...{ turn: 1, stage: 'battles' },
      clocks: [{ class: 'battles' }],
      awaiting: { seats: null, text: expect.stringMatching(/^Results are awaited until/) as unknown },
    },
  })
  expect(opening).toEqual(await third(apart))

  // The sides differ, and correct nothing: their battle is decided long before the hour, or by it
  const [a, b] = meeting.people as [Person, Person, Person]
  const battle = await house.reads.briefing(a.session, meeting.campaignId)
  expect(battle?.asks.map(({ kind }) => kind)).toEqual(['battle'])
  const report = (winner: string) => (item: string) => [
    { kind: 'result', item, detail: { winner, lost: { A: 400, B: 400 } } },
  ]
  await seal(a, meeting.campaignId, report('A'))
  await seal(b, meeting.campaignId, report('B'))
  await closeDue(meeting.campaignId)
  expect(await third(meeting)).toEqual(await third(apart))

  for (const { campaignId } of both) await passHour(campaignId, 'battles')
  expect(await third(meeting)).toMatchObject({ table: { turn: 2, stage: 'plans', phase: 'RUNNING' } })
  expect(await third(meeting)).toEqual(await third(apart))
})

test('the end of the stage takes with it what is open, and the sheets that were sealed count', async () => {
  const { campaignId, people } = await opened('meeting')
  const [a] = people as [Person, Person, Person]
  for (const who of people) await seal(who, campaignId, () => [])
  await closeDue(campaignId)
  await seal(a, campaignId, (item) => [{ kind: 'result', item, detail: { winner: 'A', lost: { A: 0, B: 2000 } } }])
  await closeDue(campaignId)
  const hours = await house.sql<{ class: string; late: boolean }>(
    `SELECT g.class, g.deadline_at > e.deadline_at AS late FROM muster.ask_group g
     JOIN muster.ask_group e ON e.campaign = g.campaign AND e.class = 'battles' WHERE g.campaign = $1 AND g.stage = 'battles'`,
    [campaignId],
  )
  expect(hours.map(({ class: name }) => name).sort()).toEqual(['battles', 'results'])
  expect(hours.every(({ late }) => !late)).toBe(true)
  await passHour(campaignId, 'battles')
  expect(await house.reads.table(a.session, campaignId)).toMatchObject({ turn: 2, stage: 'plans' })
  const closings = await house.sql<{ why: string; events: readonly { kind: string; result?: { how: string } }[] }>(
    `SELECT why, events FROM muster.resolution WHERE campaign = $1 AND stage = 'battles' ORDER BY revision`,
    [campaignId],
  )
  expect(closings.map(({ why }) => why)).toEqual(['stage', 'deadline'])
  const result = closings[0]?.events.find(({ kind }) => kind === 'battleResolved')?.result
  expect(result).toMatchObject({ how: 'one-sided', winner: 'A' })
})

test('silence in a stage that the calendar keeps neither pauses the campaign nor keeps it from pausing', async () => {
  for (const scenarioId of ['meeting', 'apart']) {
    const { campaignId, people } = await opened(scenarioId)
    const [a] = people as [Person, Person, Person]
    await passHour(campaignId, 'plan')
    expect(await house.reads.table(a.session, campaignId)).toMatchObject({ stage: 'battles', phase: 'RUNNING' })
    await passHour(campaignId, 'battles')
    expect(await house.reads.table(a.session, campaignId)).toMatchObject({ turn: 2, phase: 'RUNNING' })
    await passHour(campaignId, 'plan')
    expect(await house.reads.table(a.session, campaignId)).toMatchObject({ turn: 2, phase: 'PAUSED' })
  }
})
