import { expect, test } from 'vitest'
import { forceOf } from '@muster/rulesets/hex-1.4/engine/model/control.js'
import { contextOf } from '@muster/rulesets/hex-1.4/engine/model/rulesContext.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { moveAll } from '@muster/rulesets/hex-1.4/engine/steps/movement.js'
import { begin } from '@muster/rulesets/hex-1.4/engine/steps/played.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { askId, cellName, pieceId } from '@muster/rulesets/kit/ids.js'
import { randomFrom } from '../../support/random.js'
import { stateOf } from '../support/position.js'
import { draw, fall, pathOf, worldOf } from './drawn.js'
import { plainImpulses } from './impulses.js'
import type { Outcome, Piece } from './world.js'

const positions = Number(process.env['POSITIONS'] ?? 120)

const outcomeOf = (state: State, pieces: readonly Piece[]): Outcome => {
  const { name } = contextOf(state)
  return {
    at: Object.fromEntries(
      // OFs that met have become one: where they stand is told by the one that is left
      pieces.flatMap(({ id }) => state.forces.filter((force) => force.id === id).map(({ at }) => [id, name(at)])),
    ),
    owners: Object.fromEntries(state.hexes.flatMap(({ owner }, cell) => (owner === null ? [] : [[name(cell), owner]]))),
    contested: state.hexes.flatMap(({ contested }, cell) => (contested ? [name(cell)] : [])),
    reactions: [
      ...new Set(state.memory.reactions.map(({ force, at }) => `${name(forceOf(state, force).at)}>${name(at)}`)),
    ],
  }
}

test('a plain second reading of the impulses moves everybody alike', () => {
  const seen = { moved: 0, crossings: 0, contested: 0, reactions: 0 }
  for (let index = 0; index < positions; index += 1) {
    const random = randomFrom(`impulses ${String(index)}`)
    const { pieces: drawn, position } = draw(random)
    const state = stateOf(position, 'movement')
    const posts = worldOf(state, []).garrisons
    const pieces = drawn.map((piece): Piece => ({
      ...piece,
      // Who must hold his hex stays in it, so that no order is refused
      path: posts.includes(piece.at) ? [] : pathOf(state, piece, random),
    }))
    const orders = (seat: string): readonly HexOrder[] =>
      pieces
        .filter((piece) => piece.seat === seat && piece.path.length > 0)
        .map(({ id, path }) => ({ kind: 'move', force: pieceId(id), path: path.map(cellName) }))
    const cast = fall(`dice ${String(index)}`)
    const dice: Dice = { roll: (name, subject) => [cast(name, subject)] }
    const sheets = state.seats.map(({ id }) => ({ ask: askId(id), seat: id, orders: orders(id) }))
    const { events, state: moved } = moveAll(begin(state), sheets, dice)
    const plain = plainImpulses(worldOf(state, pieces), fall(`dice ${String(index)}`))
    const real = outcomeOf(moved, pieces)
    expect(events.filter(({ kind }) => kind === 'orderRefused' || kind === 'sentBack')).toEqual([])
    expect(
      { ...plain, at: Object.fromEntries(Object.entries(plain.at).filter(([id]) => id in real.at)) },
      `position ${String(index)}`,
    ).toEqual(real)
    seen.moved += events.filter(({ kind }) => kind === 'forceMoved').length
    seen.crossings += events.filter(({ kind }) => kind === 'crossingRolled').length
    seen.contested += real.contested.length
    seen.reactions += real.reactions.length
  }
  // Positions in which nothing meets would prove nothing
  const least = positions / 100
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(least)
})
