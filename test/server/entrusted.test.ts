import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Game } from '../../server/src/referee/compute/game.js'
import type { Registry } from '../../server/src/referee/compute/registry.js'
import { commanderId, withCommander } from '../support/commanded.js'
import { closeComplete } from '../support/deadline.js'
import { type House, openTable, type Person, sealStay, type Table } from '../support/house.js'
import { feudRegistry, openFeud } from '../support/feud.js'
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

const wars = [
  ['boltgun', 'first-contact', { 'army.choice': 'scenario' }],
  ['hex-1.4', 'unclaimed-2', {}],
] as const

/** What somebody knows now, and is asked. */
const deskOf = async (campaignId: string, { session }: Person) => {
  const [briefing, board] = [
    await house.reads.briefing(session, campaignId),
    await house.reads.board(session, campaignId),
  ]
  if (!briefing || !board) throw new Error('no briefing')
  return { view: { ...briefing.view, board } as GameView, asks: briefing.asks.filter(({ closed }) => !closed) }
}

/** Both seats do what a bot would, until South has two pieces and a plan to make. */
const playToPlan = async (game: Game, { campaignId, north, south }: Table) => {
  for (let step = 0; step < 12; step += 1) {
    const { view, asks } = await deskOf(campaignId, south)
    const ask = asks.find((each) => game.orderOptions(view, each).filter(({ piece }) => piece !== undefined).length > 1)
    if (ask && view.pieces.length > 1) return { view, ask }
    for (const who of [north, south]) {
      const desk = await deskOf(campaignId, who)
      for (const { id, ...rest } of desk.asks) {
        const orders = game.suggest(desk.view, { id, ...rest }, diceFrom('plan', desk.view))
        await house.referee.sealOrders(who, { campaignId, askId: id, orders, idempotencyKey: randomUUID() })
      }
    }
    await closeComplete(house, campaignId)
  }
  throw new Error('there is no plan to make')
}

test.each(wars)(
  'a seat of %s is written for by two, each for their own pieces, and each reads who wrote what',
  async (rulesetId, scenarioId, settings) => {
    const game = registry.get(rulesetId)
    if (!game) throw new Error(`${rulesetId} is not in its folder`)
    const table = await openTable(house, { rulesetId, scenarioId, settings, timeZone: 'UTC' })
    const { campaignId, south } = table
    const dora = await withCommander(house, table)
    const { view, ask } = await playToPlan(game, table)
    const [own = '', other = ''] = view.pieces.map(({ id }) => id)
    const askId = ask.id
    const order = (piece: string): OrderDraft => ({ kind: 'stay', piece })
    const who = { campaignId, commanderId: await commanderId(house, campaignId, dora) }
    await house.referee.entrustCommander(south, { ...who, pieces: [own], seals: false })
    const save = (by: typeof dora, orders: readonly OrderDraft[], revision?: number) =>
      house.referee.saveDraft(by, { campaignId, askId, orders, ...(revision === undefined ? {} : { revision }) })
    const [mine, theirs] = [order(own), order(other)]

    // Nothing but their own piece, be the draft empty or not.
    await expect(save(dora, [theirs])).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const first = await save(south, [theirs, { kind: 'spend', amount: 1 }])
    for (const wrong of [[mine], [theirs, mine], [{ ...theirs, kind: 'else' }, { kind: 'spend', amount: 1 }, mine]])
      await expect(save(dora, wrong)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    // In whatever order they come, those of others stay as they stand.
    const second = await save(dora, [mine, { kind: 'spend', amount: 1 }, theirs], first.revision)
    // Somebody else was quicker: nothing is lost.
    await expect(save(south, [], first.revision)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(second).toMatchObject({ revision: first.revision + 1, orders: [theirs, { kind: 'spend', amount: 1 }, mine] })
    expect((await house.reads.draft(dora.session, campaignId, askId))?.changes).toEqual(
      [
        { piece: null, by: 'South', mine: false },
        { piece: own, by: 'Dora', mine: true },
        { piece: other, by: 'South', mine: false },
      ].sort((a, b) => ((a.piece ?? '') < (b.piece ?? '') ? -1 : 1)),
    )
    // The holder changes everything.
    await save(south, [])
    expect((await house.reads.draft(south.session, campaignId, askId))?.changes).toEqual([])
    const sheet = { campaignId, askId, orders: [], idempotencyKey: randomUUID() }
    await expect(house.referee.sealOrders(dora, sheet)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  },
)

test('pieces are the seat’s own, and who seals answers for all of them', async () => {
  const table = await openTable(house, { rulesetId: 'boltgun', scenarioId: 'first-contact', timeZone: 'UTC' })
  const { campaignId, north, south } = table
  const dora = await withCommander(house, table)
  const who = { campaignId, commanderId: await commanderId(house, campaignId, dora) }
  const pieceOf = async ({ session }: typeof north): Promise<string> =>
    (await house.reads.briefing(session, campaignId))?.view.pieces[0]?.id ?? ''
  for (const [pieces, seals] of [
    [[await pieceOf(north)], false],
    [['nobody'], false],
    [[await pieceOf(south)], true],
  ] as const)
    await expect(house.referee.entrustCommander(south, { ...who, pieces, seals })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    })
})

test('a commander answers for a battle of the seat, whatever else they are entrusted with', async () => {
  const toys = await sharedHouse(feudRegistry)
  try {
    const feud = await openFeud(toys)
    const { campaignId, south } = feud
    const dora = await withCommander(toys, feud)
    const who = { campaignId, commanderId: await commanderId(toys, campaignId, dora) }
    await toys.referee.entrustCommander(south, { ...who, pieces: [], seals: false })
    await expect(sealStay(toys, dora, campaignId, 'walk-1-B')).rejects.toMatchObject({ code: 'FORBIDDEN' })
    // The same question, were it about the battle at the ford.
    await toys.sql(
      `UPDATE muster.ask SET view = (view::jsonb || '{"about": "B-1"}')::json WHERE campaign = $1 AND ask_id = 'walk-1-B'`,
      [campaignId],
    )
    await toys.referee.saveDraft(dora, {
      campaignId,
      askId: 'walk-1-B',
      orders: [{ kind: 'walk', piece: 'B1', to: '0,0' }],
    })
    await sealStay(toys, dora, campaignId, 'walk-1-B')
    expect((await toys.reads.receipts(south.session, campaignId)).map(({ by }) => by)).toEqual(['Dora'])
  } finally {
    await toys.close()
  }
})
