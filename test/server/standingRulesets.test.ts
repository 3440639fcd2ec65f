import { afterAll, beforeAll, expect, test } from 'vitest'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Registry } from '../../server/src/referee/compute/registry.js'
import type { StoredAsk } from '../../server/src/store/reads.js'
import { passDeadline } from '../support/deadline.js'
import { type House, openTable, type Table } from '../support/house.js'
import { diceFrom } from '../support/random.js'
import { installed } from '../support/registries.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
let registry: Registry

beforeAll(async () => {
  registry = await installed()
  house = await sharedHouse(registry)
})
afterAll(() => house.close())

/** What South is asked now, and what it knows. */
const askedOf = async ({ campaignId, south }: Table): Promise<{ readonly view: GameView; readonly ask: StoredAsk }> => {
  const briefing = await house.reads.briefing(south.session, campaignId)
  const board = await house.reads.board(south.session, campaignId)
  const ask = briefing?.asks.find(({ closed }) => !closed)
  if (!briefing || !board || !ask) throw new Error('South is asked nothing')
  return { view: { ...briefing.view, board }, ask }
}

test.each([
  ['boltgun', 'first-contact', { 'army.choice': 'scenario' }],
  ['hex-1.4', 'unclaimed-2', {}],
])(
  'standing orders of %s: what the seat may do then is sealed, and the rest is left out',
  async (id, scenarioId, settings) => {
    const game = registry.get(id)
    if (!game) throw new Error(`${id} is not in its folder`)
    const table = await openTable(house, { rulesetId: id, scenarioId, settings, timeZone: 'UTC' })
    const { campaignId, south } = table
    const { view, ask } = await askedOf(table)
    const orders = game.suggest(view, ask, diceFrom('standing', view))
    expect(orders.length).toBeGreaterThan(0)
    const [first, ...others] = orders
    const given = [...(first ? [first] : []), { kind: 'nonsense' }, ...others]
    await house.referee.keepStandingOrders(south, { campaignId, askId: ask.id, orders: given })
    await passDeadline(house, campaignId)
    const [receipt] = await house.reads.receipts(south.session, campaignId)
    expect(receipt).toMatchObject({ askId: ask.id, fromStanding: true, orders })
    const report = (await house.reads.briefing(south.session, campaignId))?.report ?? []
    expect(JSON.stringify(report)).toContain('"order":2')
  },
)
