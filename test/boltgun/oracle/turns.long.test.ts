import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import adapter from '../../../rulesets/boltgun/cases/adapter.js'
import type { BoltgunCase, TurnEntry } from '../../../rulesets/boltgun/cases/format.js'
import { randomFrom } from '../../support/random.js'
import { documentOf } from './document.js'
import { drawWorld } from './draw.js'
import { drawOrders, tableOf } from './drawPlay.js'
import { playTurn } from './turn.js'

const positions = Number(process.env['POSITIONS'] ?? 200)
const seed = process.env['SEED'] ?? 'turns'

/** A position drawn by chance, with up to three turns played by the plain reading of the algorithm. */
const drawn = (index: number): BoltgunCase => {
  const random = randomFrom(`${seed} ${String(index)}`)
  const world = drawWorld(random)
  const document = documentOf(String(index), world)
  const turns: TurnEntry[] = []
  for (let over = false; turns.length < 3 && !over;) {
    const played = playTurn(world, drawOrders(random, world), tableOf(random, world))
    turns.push(played.entry)
    over = played.over
  }
  return { ...document, turns }
}

/** How much of what a turn may hold was met with: entries of lists, however deep. */
const entries = (value: unknown): number =>
  typeof value === 'string' || typeof value === 'number'
    ? 1
    : Array.isArray(value)
      ? value.length
      : value !== null && typeof value === 'object'
        ? Object.values(value).reduce((sum: number, one) => sum + Math.max(1, entries(one)), 0)
        : 0

test('the engine agrees with a plain reading of the algorithm on positions drawn by chance', () => {
  const seen: Record<string, number> = {
    battles: 0,
    fought: 0,
    void: 0,
    attrition: 0,
    captures: 0,
    eliminated: 0,
    champion: 0,
  }
  for (let index = 0; index < positions; index += 1) {
    const document = drawn(index)
    const failures = adapter.run(document)
    if (failures.length > 0) expect.fail(`${failures.join('\n')}\n\n${stringify(document, { lineWidth: 0 })}`)
    for (const { expect: outcome } of document.turns)
      for (const what of Object.keys(seen)) seen[what] = (seen[what] ?? 0) + entries(outcome?.[what])
  }
  for (const [what, count] of Object.entries(seen)) expect(count, `${what} met with`).toBeGreaterThan(positions / 20)
})
