import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import adapter from '../../../rulesets/boltgun/cases/adapter.js'
import type { BoltgunCase, OrderEntry } from '../../../rulesets/boltgun/cases/format.js'
import { randomFrom } from '../../support/random.js'
import { drawGame, drawOrders } from './movement/draw.js'
import { at, name, type Game } from './movement/field.js'
import { play, whereabouts } from './movement/play.js'

const positions = Number(process.env['POSITIONS'] ?? 700)
const seed = process.env['SEED'] ?? 'movement'

/** A drawn position with one turn of orders, and where the plain reading of the algorithm leaves everybody. */
const documentOf = (
  id: string,
  game: Game,
  orders: readonly OrderEntry[],
  random: () => number,
): BoltgunCase | null => {
  const played = play(game, orders, random)
  const ids = game.pieces.map((piece) => piece.id)
  if (played.unclear) return null
  return {
    id,
    title: 'Drawn by chance',
    rules: [],
    ruleset: 'boltgun',
    settings: { 'footprint.battle': 0, 'victory.last_standing': false, ...game.settings },
    map: game.rows.join('\n'),
    players: Object.fromEntries(Object.entries(game.armies).map(([player, armyRules]) => [player, { armyRules }])),
    banners: Object.fromEntries(
      game.pieces.map((piece) => {
        const { level, works, victor } = piece
        const forced = victor ? { mustRetreat: true as const, victor: name(victor) } : {}
        return [piece.id, { at: name(at(piece)), level, works, ...forced }]
      }),
    ),
    turns: [
      {
        orders: Object.fromEntries(
          Object.keys(game.armies).map((player) => [player, orders.filter(({ banner }) => banner.startsWith(player))]),
        ),
        dice: played.dice,
        expect: { banners: whereabouts(played, ids), refused: played.refused },
      },
    ],
  }
}

test('plans, works, teleports, marches and retreats go as a plain reading of the algorithm has it', () => {
  let [clear, refused, stayed, dead] = [0, 0, 0, 0]
  for (let index = 0; index < positions; index += 1) {
    const random = randomFrom(`${seed} ${index}`)
    const game = drawGame(random)
    const orders = drawOrders(random, game)
    const document = documentOf(String(index), game, orders, () => random.below(1_000_000) / 1_000_000)
    if (!document) continue
    const failures = adapter.run(document)
    if (failures.length > 0) expect.fail(`${failures.join('\n')}\n\n${stringify(document, { lineWidth: 0 })}`)
    clear += 1
    const outcome = document.turns[0]?.expect
    refused += JSON.stringify(outcome?.['refused']).length > 2 ? 1 : 0
    const banners = Object.values(outcome?.['banners'] ?? {})
    dead += banners.includes(null) ? 1 : 0
    stayed += orders.some(
      ({ banner, march }) =>
        march !== undefined && !JSON.stringify(document.turns[0]?.expect).includes(`"${banner}":{"at":"${march}"`),
    )
      ? 1
      : 0
  }
  expect(clear).toBeGreaterThan(positions * 0.8)
  for (const count of [refused, stayed, dead]) expect(count).toBeGreaterThan(positions / 20)
})
