import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import adapter from '../../../rulesets/boltgun/cases/adapter.js'
import type { BoltgunCase, TurnEntry } from '../../../rulesets/boltgun/cases/format.js'
import { isMap } from '../../cases/lib/shape.js'
import { randomFrom } from '../../support/random.js'
import { documentOf } from './document.js'
import { drawWorld } from './draw.js'
import { drawOrders, tableOf } from './drawPlay.js'
import { muddle, type Feared } from './muddle.js'
import { playTurn } from './turn.js'

const positions = Number(process.env['POSITIONS'] ?? 60)
const seed = process.env['SEED'] ?? 'muddled'

/** What each player saw at the end of the turn before. */
const fearedAfter = (turns: readonly TurnEntry[]): Feared => {
  const sees = turns[turns.length - 1]?.expect?.['sees']
  const places = (list: unknown): readonly string[] =>
    Array.isArray(list) ? list.flatMap((entry: unknown) => (isMap(entry) ? [String(entry['at'])] : [])) : []
  return Object.fromEntries(
    Object.entries(isMap(sees) ? sees : {}).map(([seat, list]) => [seat, new Set(places(list))]),
  )
}

/** Three turns in which players send what they may not, or more than they may. */
const drawn = (index: number): BoltgunCase => {
  const random = randomFrom(`${seed} ${index}`)
  const clean = drawWorld(random)
  const harsh = random.chance(0.4) ? { 'orders.illegal': 'void_banner' } : {}
  const world = { ...clean, settings: { ...clean.settings, ...harsh } }
  const document = documentOf(String(index), world)
  const turns: TurnEntry[] = []
  for (let over = false; turns.length < 3 && !over;) {
    const { sent, standing, refused } = muddle(random, world, drawOrders(random, world), fearedAfter(turns))
    const played = playTurn(world, standing, tableOf(random, world))
    turns.push({ ...played.entry, orders: sent, expect: { ...played.entry.expect, refused } })
    over = played.over
  }
  return { ...document, turns }
}

test('refused and contradictory orders leave the rest of the turn as a plain reading has it', () => {
  let refusals = 0
  for (let index = 0; index < positions; index += 1) {
    const document = drawn(index)
    const failures = adapter.run(document)
    if (failures.length > 0) expect.fail(`${failures.join('\n')}\n\n${stringify(document, { lineWidth: 0 })}`)
    for (const { expect: outcome } of document.turns)
      refusals += Array.isArray(outcome?.['refused']) ? outcome['refused'].length : 0
  }
  expect(refusals).toBeGreaterThan(positions)
})
