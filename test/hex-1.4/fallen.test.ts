import { endTurn } from './support/steps.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { expect, test } from 'vitest'
import { open } from '../support/play.js'
import { randomFrom } from '../support/random.js'
import { positionFrom } from './twoworld/position.js'

/** Hexes that the line about a fallen player names to somebody else. */
const named = (fog: string): readonly string[] => {
  const start = open(hex, positionFrom(randomFrom('fallen')), 'fallen', { fog }).first as State
  const [first, second] = start.seats
  if (!first || !second) throw new Error('nobody plays')
  const hexes = start.hexes.map((one) =>
    one.owner === first.id ? { ...one, facilities: [], resources: one.resources.slice(0, 0) } : one,
  )
  const { board } = hex.viewFor(start, { kind: 'seat', seat: second.id })
  return endTurn({ ...start, hexes }).events.flatMap(
    (event) => hex.reportFor(event, { kind: 'seat', seat: second.id }, board)?.cells ?? [],
  )
}

test('HX-501, HX-511: the hexes of a player who falls are named to all, but not under dark fog', () => {
  expect(named('standard').length).toBeGreaterThan(2)
  expect(named('dark')).toEqual([])
})
