import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Game } from '../../server/src/referee/compute/game.js'
import type { Registry } from '../../server/src/referee/compute/registry.js'
import { type House, openTable, type Person, type Table } from '../support/house.js'
import { diceFrom } from '../support/random.js'
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

const viewOf = async (who: Person, campaignId: string): Promise<GameView> => {
  const briefing = await house.reads.briefing(who.session, campaignId)
  const board = await house.reads.board(who.session, campaignId)
  if (!briefing || !board) throw new Error('a player without a briefing')
  return { ...briefing.view, board }
}

/** Every open question is answered by the bot from the seat's own briefing, and what is due is resolved. */
const playOn = async (game: Game, { campaignId, north, south }: Table, round: number): Promise<void> => {
  for (const who of [north, south]) {
    const view = await viewOf(who, campaignId)
    const asks = (await house.reads.briefing(who.session, campaignId))?.asks ?? []
    for (const { closed, deadlineAt: _, ...ask } of asks) {
      if (closed) continue
      const orders = game.suggest(view, ask, diceFrom(`${String(round)} ${ask.id} ${who.name}`, view))
      await house.referee.sealOrders(who, { campaignId, askId: ask.id, orders, idempotencyKey: randomUUID() })
    }
  }
  await closeComplete(house, campaignId)
}

/** The open desks of a player; each is called what his own view calls a battle. */
const openDesks = async (who: Person, campaignId: string): Promise<readonly string[]> => {
  const open = (await house.reads.battles(who.session, campaignId)).filter(({ closedAt }) => closedAt === null)
  const known = JSON.stringify((await viewOf(who, campaignId)).detail)
  expect(open.filter(({ about }) => !known.includes(JSON.stringify(about)))).toEqual([])
  return open.map(({ id }) => id).sort()
}

test.each([
  ['boltgun', 'first-contact', { 'army.choice': 'scenario' }],
  ['hex-1.4', 'unclaimed-2', {}],
])('battles of %s have desks of their own two sides until they are decided', async (id, scenarioId, settings) => {
  const game = registry.get(id)
  if (!game) throw new Error(`${id} is not in its folder`)
  const tabletop = { id: 'bolt-action-3', variants: ['small-scale'] }
  const table = await openTable(house, { rulesetId: id, scenarioId, settings, tabletop, timeZone: 'UTC' })
  const { campaignId, north, south } = table
  const observer = await house.person('Observer')
  const { token } = await house.referee.invite(north, { campaignId, role: 'OBSERVER' })
  await house.referee.acceptInvitation(observer, { token })
  const closed = async (): Promise<boolean> =>
    (await house.reads.battles(north.session, campaignId)).some(({ closedAt }) => closedAt !== null)
  let rolled = false
  for (let round = 0; round < 60 && !(await closed()); round += 1) {
    await playOn(game, table, round)
    const desks = await openDesks(north, campaignId)
    expect(await openDesks(south, campaignId)).toEqual(desks)
    expect(await house.reads.battles(observer.session, campaignId)).toEqual([])
    const [battleId] = desks
    if (battleId === undefined || rolled) continue
    const at = { campaignId, battleId, idempotencyKey: randomUUID() }
    await house.referee.rollAtBattle(north, { ...at, procedure: 'orderTest', input: { quality: 'REGULAR', pins: 2 } })
    rolled = true
  }
  expect([rolled, await closed()]).toEqual([true, true])
})
