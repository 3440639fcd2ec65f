import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { House, Person } from '../support/house.js'
import { installed } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

const settings = {
  'army.choice': 'scenario',
  'retreat.default': 'facilitator',
  'victory.tie': 'facilitator',
  'results.conflict': 'facilitator',
}

let house: House

beforeAll(async () => {
  house = await sharedHouse(await installed())
})
afterAll(() => house.close())

/** A war of bots whose questions of doubt are a facilitator's to settle. */
const opened = async () => {
  const organiser = await house.person('Organiser')
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: 'Rulings', rulesetId: 'boltgun', scenarioId: 'first-contact', timeZone: 'UTC', settings },
  })
  for (const seat of ['A', 'B']) await house.referee.seatBot(organiser, { campaignId, seat })
  return { campaignId, organiser }
}

const tableOf = (who: Person, campaignId: string) => house.reads.table(who.session, campaignId)

/** Bots answer and what is due is closed, until nothing moves any more. */
const settle = async (campaignId: string): Promise<void> => {
  for (let moved = true; moved;) {
    await house.referee.bots.play(campaignId)
    const due = (await house.referee.overdue()).filter((job) => job.campaignId === campaignId)
    for (const job of due) await house.referee.closeGroup(job)
    moved = due.length > 0
  }
}

const rulings = (campaignId: string) =>
  house.sql<{ stage: string; turn: number; orders: readonly object[] | null }>(
    `SELECT stage, turn, input -> 'sheets' -> 0 -> 'orders' AS orders FROM muster.resolution
     WHERE campaign = $1 AND input -> 'sheets' -> 0 ->> 'seat' = 'facilitator' ORDER BY revision`,
    [campaignId],
  )

test('without a facilitator every question to him is silence at once, and the war goes on', async () => {
  const { campaignId, organiser } = await opened()
  await house.referee.startCampaign(organiser, { campaignId })
  await settle(campaignId)
  const table = await tableOf(organiser, campaignId)
  expect(['PAUSED', 'ENDED']).toContain(table?.phase)
  expect(table?.turn).toBeGreaterThan(2)
  const silent = await rulings(campaignId)
  expect(silent.filter(({ turn }) => turn === 1).map(({ stage }) => stage)).toEqual(['rulings', 'posting'])
  expect(silent.every(({ orders }) => orders === null)).toBe(true)
})

test('a facilitator is waited for, everybody is told so, and his ruling goes in', async () => {
  const { campaignId, organiser } = await opened()
  const facilitator = await house.person('Facilitator')
  const { token } = await house.referee.invite(organiser, { campaignId, role: 'FACILITATOR' })
  await house.referee.acceptInvitation(facilitator, { token })
  await house.referee.startCampaign(organiser, { campaignId })
  for (const [stage, kind] of [
    ['rulings', 'retreats'],
    ['posting', 'posting'],
  ]) {
    await settle(campaignId)
    const table = await tableOf(organiser, campaignId)
    expect(table).toMatchObject({ phase: 'RUNNING', turn: 1, stage })
    expect(table?.awaiting).toMatchObject({
      seats: null,
      text: expect.stringMatching(/^A ruling of the facilitator/) as unknown,
    })
    expect(table?.clocks).toHaveLength(1)
    const [asked, ...more] = (await house.reads.briefing(facilitator.session, campaignId))?.asks ?? []
    expect([asked?.kind, more]).toEqual([kind, []])
    const sheet = { campaignId, askId: asked?.id ?? '', orders: [], idempotencyKey: randomUUID() }
    expect((await house.referee.sealOrders(facilitator, sheet)).receipt?.by).toBe('Facilitator')
  }
  await settle(campaignId)
  expect(await rulings(campaignId)).toMatchObject([
    { stage: 'rulings', turn: 1, orders: [] },
    { stage: 'posting', turn: 1, orders: [] },
  ])
  expect(await tableOf(organiser, campaignId)).toMatchObject({ turn: 2, stage: 'rulings' })
})
