import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Game } from '../../server/src/referee/compute/game.js'
import type { Registry } from '../../server/src/referee/compute/registry.js'
import { type House, type Person, diceContribution } from '../support/house.js'
import { diceFrom, randomFrom } from '../support/random.js'
import { installed } from '../support/registries.js'
import { closeComplete } from '../support/deadline.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let registry: Registry

beforeAll(async () => {
  registry = await installed()
  house = await sharedHouse(registry)
})
afterAll(() => house.close())

const started = async (
  scenarioId: string,
  choice: 'players' | 'scenario',
): Promise<{ readonly campaignId: string; readonly players: readonly Person[] }> => {
  const scenario = registry.scenario('boltgun', scenarioId)
  const players: Person[] = []
  for (const { title } of scenario?.seats ?? []) players.push(await house.person(title))
  const [first, ...others] = players
  if (!first) throw new Error(`there is no scenario ${scenarioId}`)
  const { campaignId } = await house.referee.createCampaign(first, {
    ...{
      name: 'A war of bots',
      rulesetId: 'boltgun',
      scenarioId,
      timeZone: 'UTC',
      seat: 'A',
      diceContribution: diceContribution(),
    },
    settings: { 'army.choice': choice },
  })
  for (const [index, player] of others.entries()) {
    const seat = 'BCDEFGH'[index] ?? ''
    const { token } = await house.referee.invite(first, { campaignId, role: 'PLAYER', seat })
    await house.referee.acceptInvitation(player, { token, diceContribution: diceContribution() })
  }
  await house.referee.startCampaign(first, { campaignId })
  return { campaignId, players }
}

/** Every open question of every seat is answered by the bot, from that seat's own briefing. */
const answerAll = async (game: Game, campaignId: string, players: readonly Person[], seed: string): Promise<number> => {
  let sealed = 0
  for (const player of players) {
    const briefing = await house.reads.briefing(player.session, campaignId)
    const board = await house.reads.board(player.session, campaignId)
    if (!briefing || !board) throw new Error('a player without a briefing')
    const view: GameView = { ...briefing.view, board }
    for (const { closed, deadlineAt: _, ...ask } of briefing.asks) {
      if (closed) continue
      const orders = game.suggest(view, ask, diceFrom(`${seed} ${ask.id} ${player.name}`, view))
      const sheet = { campaignId, askId: ask.id, orders, idempotencyKey: randomUUID() }
      const { problems } = await house.referee.sealOrders(player, sheet)
      expect(problems).toEqual([])
      sealed += 1
    }
  }
  return sealed
}

test.each([
  ['first-contact', 'players'],
  ['three-valleys', 'scenario'],
  ['new-map.2.bots', 'scenario'],
] as const)(
  'bots play %s, its armies chosen by %s, through referee and briefings, battles and all',
  async (scenarioId, choice) => {
    const game = registry.get('boltgun')
    if (!game) throw new Error('BOLTGUN is not in its folder')
    const { campaignId, players } = await started(scenarioId, choice)
    const stages = new Set<string>()
    const random = randomFrom(scenarioId)
    for (let round = 0; round < 24; round += 1) {
      const table = await house.reads.table(players[0]?.session ?? '', campaignId)
      expect(['RUNNING', 'ENDED']).toContain(table?.phase)
      if (table?.phase === 'ENDED') break
      stages.add(table?.stage ?? '')
      expect(await answerAll(game, campaignId, players, String(random.next()))).toBeGreaterThan(0)
      await closeComplete(house, campaignId)
    }
    expect(stages.size).toBeGreaterThan(1)
    for (const player of players) {
      const briefings = await house.reads.briefings(player.session, campaignId, 0, 100)
      expect(briefings.map(({ number }) => number)).toEqual(briefings.map((_, index) => index + 1))
    }
  },
)

test.each([
  [true, true],
  [false, false],
])('the setting plans.resubmit = %s decides whether a sealed plan may be replaced', async (resubmit, replaceable) => {
  const organiser = await house.person('Organiser')
  const { campaignId } = await house.referee.createCampaign(organiser, {
    ...{ name: 'Second thoughts', rulesetId: 'boltgun', scenarioId: 'first-contact', timeZone: 'UTC' },
    ...{ settings: { 'plans.resubmit': resubmit }, replaceable: !resubmit },
  })
  expect(await house.reads.campaign(organiser.session, campaignId)).toMatchObject({ replaceable })
})
