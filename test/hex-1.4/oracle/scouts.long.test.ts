import { expect, test } from 'vitest'
import { contextOf } from '@muster/rulesets/hex-1.4/engine/model/rulesContext.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/model/orders.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { moveAll } from '@muster/rulesets/hex-1.4/engine/steps/movement.js'
import { begin } from '@muster/rulesets/hex-1.4/engine/steps/played.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { askId, cellName, pieceId } from '@muster/rulesets/kit/ids.js'
import { randomFrom } from '../../support/random.js'
import { stateOf } from '../support/position.js'
import { draw, drawScouts, fall, pathOf, worldOf } from './drawn.js'
import { plainImpulses } from './impulses.js'
import { plainScouts, type Scouted } from './scouts.js'
import type { Piece, Scout, World } from './world.js'

const positions = Number(process.env['POSITIONS'] ?? 120)

const scoutedIn = (state: State, scouts: readonly Scout[]): Scouted => {
  const { name } = contextOf(state)
  const standing = new Map(state.forces.map(({ at, id }) => [String(id), name(at)]))
  const { meetings, rolled } = state.memory
  return {
    at: Object.fromEntries(scouts.map(({ id }) => [id, standing.get(id) ?? null])),
    meetings: meetings.map(({ at, forces }) => [name(at), [...forces].sort()]),
    rolled: rolled.filter((id) => scouts.some((scout) => scout.id === id)).sort(),
  }
}

const seatsAt =
  (at: Readonly<Record<string, string>>, pieces: readonly Piece[]) =>
  (hex: string): readonly string[] => [...new Set(pieces.filter(({ id }) => at[id] === hex).map(({ seat }) => seat))]

/** Both readings of one position. Overruns come after the scouts and are no part of this. */
const both = (index: number): { readonly plain: Scouted; readonly real: Scouted; readonly world: World } => {
  const random = randomFrom(`scouts ${String(index)}`)
  const { pieces: drawn, position } = draw(random)
  const scouts = drawScouts(Object.keys(position.players ?? {}), random)
  const forces = { ...position.forces, ...Object.fromEntries(scouts.map(({ at, id }) => [id, { at, points: 100 }])) }
  const settings = { ...position.settings, 'recon.overrun': 'stay' }
  const state = stateOf({ ...position, forces, settings }, 'movement')
  const posts = worldOf(state, []).garrisons
  const pieces = drawn.map((piece) => ({
    ...piece,
    path: posts.includes(piece.at) ? [] : pathOf(state, piece, random),
  }))
  const orders = (seat: string): readonly HexOrder[] =>
    [...pieces, ...scouts]
      .filter((piece) => piece.seat === seat && piece.path.length > 0)
      .map(({ id, path, ...more }) => ({
        kind: 'move',
        force: pieceId(id),
        path: path.map(cellName),
        ...('reroll' in more ? { reroll: more.reroll } : {}),
      }))
  const cast = fall(`dice ${String(index)}`)
  const dice: Dice = {
    roll: (name, subject) => (name === 'feature.d6' ? [2] : [cast(name, subject)]),
  }
  const sheets = state.seats.map(({ id }) => ({ ask: askId(id), seat: id, orders: orders(id) }))
  const { state: moved } = moveAll(begin(state), sheets, dice)
  const world = worldOf(state, pieces)
  const roll = fall(`dice ${String(index)}`)
  const { at } = plainImpulses(world, roll)
  const start = Object.fromEntries(pieces.map((piece) => [piece.id, piece.at]))
  return {
    world,
    plain: plainScouts(world, scouts, seatsAt(at, pieces), roll, seatsAt(start, pieces)),
    real: scoutedIn(moved, scouts),
  }
}

test('a plain second reading of the recon stage finds everybody in the same place', () => {
  const seen = { moved: 0, lost: 0, meetings: 0, rolled: 0 }
  for (let index = 0; index < positions; index += 1) {
    const { plain, real } = both(index)
    expect(plain, `position ${String(index)}`).toEqual(real)
    const places = Object.values(real.at)
    seen.moved += places.filter((at) => at !== null).length
    seen.lost += places.filter((at) => at === null).length
    seen.meetings += real.meetings.length
    seen.rolled += real.rolled.length
  }
  // Positions in which nothing happens would prove nothing
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(positions / 20)
})
