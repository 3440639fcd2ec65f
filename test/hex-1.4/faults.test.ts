import type { Force, Hex, State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { hex } from '@muster/rulesets/hex-1.4/index.js'
import { pieceId } from '@muster/rulesets/kit/ids.js'
import { describe, expect, test } from 'vitest'
import { open } from '../support/play.js'
import { randomFrom } from '../support/random.js'
import { faultsOf } from './faults.js'
import { positionFrom } from './twoworld/position.js'

const start = open(hex, positionFrom(randomFrom('faults')), 'faults').first as State
const [first, second] = start.seats
const [force] = start.forces
const home = start.hexes.findIndex(({ owner }) => owner === first?.id)
if (!first || !second || !force || home < 0) throw new Error('the position is empty')

const withForce = (change: Partial<Force>): State => ({
  ...start,
  forces: [{ ...force, ...change }, ...start.forces.slice(1)],
})
const withHex = (change: Partial<Hex>, cell = home): State => ({
  ...start,
  hexes: start.hexes.map((one, at) => (at === cell ? { ...one, ...change } : one)),
})
const adding = (...more: readonly Partial<Force>[]): State => ({
  ...start,
  forces: [
    ...start.forces,
    ...more.map((one, index) => ({ ...force, id: pieceId(`A-CF${String(70 + index)}`), ...one })),
  ],
})
const item = { kind: 'troops', class: 'RF', points: 100, at: home, as: pieceId('A-RF90'), units: [] } as const

/** States that the rules cannot allow, and what is said of them. */
const wrong: readonly (readonly [RegExp, State])[] = [
  [/points of/, withForce({ points: force.authorised + 100 })],
  [/has 0 points/, withForce({ points: 0 })],
  [/has 2100 points/, withForce({ points: 2100, authorised: 2100 })],
  [/outside the map/, withForce({ at: 9999 })],
  [/two forces are called/, { ...start, forces: [...start.forces, force] }],
  [/never explored/, withHex({ explored: false })],
  [/is ruined and/, withHex({ ruined: true })],
  [/two of a facility/, withHex({ facilities: ['BASE', 'BASE'] })],
  [/two fortresses/, withHex({ facilities: ['FORTRESS'], resources: ['ABANDONED_FORTRESS'] })],
  [/two bases/, withHex({ facilities: ['BASE'], resources: ['ABANDONED_STRUCTURE'] })],
  [/still contested/, withHex({ contested: true })],
  [/occupation forces in/, adding({ class: 'OF' })],
  [/points in/, adding(...Array.from({ length: 4 }, () => ({ class: 'CF' as const, points: 2000, authorised: 2000 })))],
  [/ share /, adding({ seat: second.id, class: 'CF' })],
  [/, which is/, adding({ class: 'OF', at: start.hexes.findIndex(({ owner }) => owner === second.id) })],
  [/has -1 RP/, { ...start, seats: start.seats.map((seat) => ({ ...seat, stash: -1 })) }],
  [/is out and owns/, { ...start, seats: start.seats.map((seat) => ({ ...seat, eliminated: true })) }],
  [/no fortress and plays on/, { ...withHex({ facilities: [], resources: [] }), turn: 2 }],
  [
    /has not won/,
    { ...start, turn: 2, hexes: start.hexes.map((one) => ({ ...one, owner: first.id, explored: true })) },
  ],
  [/still to be placed/, { ...start, pending: [{ seat: first.id, price: 1, item }] }],
  [
    / RF of /,
    { ...start, stage: 'movement', pending: Array.from({ length: 9 }, () => ({ seat: first.id, price: 1, item })) },
  ],
]

describe('what no state may show', () => {
  test('a fair position shows none of it', () => {
    expect(faultsOf(start)).toEqual([])
  })

  test.each(wrong)('%s', (said, state) => {
    expect(faultsOf(state).join('\n')).toMatch(said)
  })
})
