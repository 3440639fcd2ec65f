import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { type Jobs, startJobs } from '../../server/src/jobs/index.js'
import { Problem } from '../../server/src/base/problems.js'
import type { Game } from '../../server/src/referee/compute/game.js'
import { loadRegistry } from '../../server/src/referee/compute/registry.js'
import { eventually } from '../support/eventually.js'
import { type House, openHouse, type Person, diceContribution } from '../support/house.js'
import { diceFrom } from '../support/random.js'

let house: House
let jobs: Jobs
let game: Game

beforeAll(async () => {
  const registry = await loadRegistry()
  const found = registry.get('boltgun')
  if (!found) throw new Error('BOLTGUN is not in its folder')
  game = found
  house = await openHouse(registry)
  jobs = await startJobs({ refereeUrl: house.urls.referee, referee: house.referee })
})
afterAll(async () => {
  await jobs.stop()
  await house.close()
})

/** The person answers whatever is open, as a bot would. */
const answer = async (who: Person, campaignId: string): Promise<void> => {
  const briefing = await house.reads.briefing(who.session, campaignId)
  const board = await house.reads.board(who.session, campaignId)
  if (!briefing || !board) throw new Error('no briefing')
  const sealed = new Set((await house.reads.receipts(who.session, campaignId)).map(({ askId }) => askId))
  const view: GameView = { ...briefing.view, board }
  const open = briefing.asks.filter(({ closed, id }) => !closed && !sealed.has(id))
  for (const { closed: _, deadlineAt: __, ...ask } of open) {
    const orders = game.suggest(view, ask, diceFrom(`person ${ask.id}`, view))
    const sheet = { campaignId, askId: ask.id, orders, idempotencyKey: randomUUID() }
    // The bot's answer may settle the question meanwhile.
    const sealing = house.referee.sealOrders(who, sheet).catch((error: unknown) => {
      if (error instanceof Problem && (error.code === 'CLOSED' || error.code === 'NOT_FOUND')) return { problems: [] }
      throw error
    })
    expect((await sealing).problems).toEqual([])
  }
}

test('one person and a bot play BOLTGUN, battle and all, and the end opens it', async () => {
  const person = await house.person('Player A')
  const { campaignId } = await house.referee.createCampaign(person, {
    ...{ name: 'Against a bot', rulesetId: 'boltgun', scenarioId: 'first-contact', timeZone: 'UTC' },
    ...{ seat: 'A', diceContribution: diceContribution() },
  })
  await house.referee.seatBot(person, { campaignId, seat: 'B' })
  await house.referee.startCampaign(person, { campaignId })
  const table = () => house.reads.table(person.session, campaignId)
  /** Asked of what is stored: a battle may be settled before somebody who looks at the table again and again has seen that it stands open. */
  const hasFought = async (): Promise<boolean> =>
    (await house.sql(`SELECT FROM muster.resolution WHERE campaign = $1 AND stage = 'battles'`, [campaignId])).length >
    0
  /** Answers what there is, again and again: what a battle asks next is no change of the table. */
  const turnOver = async (): Promise<boolean> => {
    const row = await table()
    if (row?.phase !== 'RUNNING' || row.turn >= 15 || (row.turn > 3 && (await hasFought()))) return true
    await answer(person, campaignId)
    return false
  }
  while (!(await turnOver())) await new Promise((resolve) => setTimeout(resolve, 20))
  const last = await table()
  expect(['RUNNING', 'ENDED']).toContain(last?.phase)
  expect(last?.turn).toBeGreaterThan(3)
  expect(await hasFought()).toBe(true)
  const sealers = await house.sql<{ by: string }>(
    `SELECT DISTINCT by FROM muster.sheet WHERE campaign = $1 AND seat = 'B'`,
    [campaignId],
  )
  expect(sealers).toEqual([{ by: 'bot' }])
  if (last?.phase === 'RUNNING') await house.referee.endCampaign(person, { campaignId })
  await eventually(table, (row) => row?.opened === true)
  const heads = await house.reads.briefingHeads(person.session, campaignId, 'everyone')
  const opened = await Promise.all(
    heads.map(({ number }) => house.reads.briefing(person.session, campaignId, number, 'everyone')),
  )
  expect(opened.at(-1)?.view.pieces.map(({ seat }) => seat)).toEqual(expect.arrayContaining(['A', 'B']))
  expect(opened.flatMap((briefing) => briefing?.sheets ?? []).map(({ seat }) => seat)).toEqual(
    expect.arrayContaining(['A', 'B']),
  )
})
