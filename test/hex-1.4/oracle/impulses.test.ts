import { expect, test } from 'vitest'
import { forceOf } from '@muster/rulesets/hex-1.4/engine/control.js'
import { lawsOf } from '@muster/rulesets/hex-1.4/engine/laws.js'
import type { HexOrder } from '@muster/rulesets/hex-1.4/engine/orders.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/state.js'
import { moveAll } from '@muster/rulesets/hex-1.4/engine/steps/movement.js'
import { groundOf } from '@muster/rulesets/hex-1.4/engine/steps/movement/course.js'
import { judgePath } from '@muster/rulesets/hex-1.4/engine/legality/paths.js'
import type { Dice } from '@muster/rulesets/kit/dice.js'
import { askId, cellName, pieceId, seatId } from '@muster/rulesets/kit/ids.js'
import { randomFrom, type Random } from '../../support/random.js'
import { stateOf, type Position } from '../support/position.js'
import { plainImpulses } from './impulses.js'
import { besides, type Outcome, type Piece, type World } from './world.js'

const positions = Number(process.env['POSITIONS'] ?? 200)
const [rows, columns] = [6, 6]
const names = ['Red', 'Blue', 'Green', 'Gold']
const hexes = Array.from(
  { length: rows * columns },
  (_, at) => `${String(Math.floor(at / columns) + 1)}/${String((at % columns) + 1)}`,
)

/** Dice that fall alike for both readings: by name, subject and how often. */
const fall = (seed: string): ((name: string, subject: string) => number) => {
  const often = new Map<string, number>()
  return (name, subject) => {
    const key = `${name}(${subject})`
    often.set(key, (often.get(key) ?? 0) + 1)
    return randomFrom(`${seed} ${key} ${String(often.get(key))}`).below(6) + 1
  }
}

/** Crowded ground: blobs of territory that touch, some hexes nobody's, airstrips, garrisons, many forces at the borders. */
const draw = (random: Random): { readonly position: Position; readonly pieces: readonly Omit<Piece, 'path'>[] } => {
  const seats = names.slice(0, 2 + random.below(3))
  const owner = (hex: string): string | null => {
    const [v = 0, h = 0] = hex.split('/').map(Number)
    if (random.chance(0.25)) return null
    return random.chance(0.15)
      ? random.pick(seats)
      : (seats[(v > 3 ? 2 : 0) + (h > 3 ? 1 : 0)] ?? seats[h > 3 ? 1 : 0] ?? null)
  }
  const lands = Object.fromEntries(
    hexes.map((hex) => {
      const lord = owner(hex)
      const works = [
        ...(random.chance(0.15) ? ['AIRSTRIP' as const] : []),
        ...(random.chance(0.15) ? ['GARRISON' as const] : []),
      ]
      return [hex, lord === null ? { explored: true } : { owner: lord, facilities: works }]
    }),
  )
  const own = (seat: string): readonly string[] =>
    hexes.filter((hex) => (lands[hex] as { owner?: string }).owner === seat)
  const pieces = seats.flatMap((seat) =>
    own(seat).length === 0
      ? []
      : Array.from({ length: 3 + random.below(5) }, (_, at): Omit<Piece, 'path'> => {
          const kind = random.chance(0.75) ? 'CF' : 'OF'
          return {
            id: `${seat}-${kind}${String(at + 1)}`,
            seat,
            kind,
            points: 100 * (1 + random.below(kind === 'CF' ? 4 : 2)),
            at: random.pick(own(seat)),
          }
        }),
  )
  const players = Object.fromEntries(seats.map((seat) => [seat, {}]))
  const settings = {
    'attack.max_detachments': random.chance(0.2) ? 2 : 1,
    'cf.overrun_empty_enemy': random.chance(0.3),
    'move.exit_cost': random.chance(0.2) ? 'extra' : 'within_range',
  }
  const forces = Object.fromEntries(pieces.map(({ id, at, points }) => [id, { at, points }]))
  return { pieces, position: { map: [rows, columns], settings, players, hexes: lands, forces } }
}

/** A path as far as the rules allow it, drawn towards strangers. */
const pathOf = (state: State, { id, at, seat }: Omit<Piece, 'path'>, random: Random): readonly string[] => {
  const ground = groundOf(state, seatId(seat), state)
  const mover = ground.movers.find((force) => force.id === id)
  const path: string[] = []
  while (mover && random.chance(0.85)) {
    const ways = besides({ rows, columns }, path.at(-1) ?? at).filter(
      (hex) => judgePath(ground, mover, [...path, hex]).problem === null,
    )
    const outside = ways.filter((hex) => ground.holding(ground.laws.cell(hex) ?? 0) !== 'own')
    if (ways.length === 0) break
    path.push(random.pick(outside.length > 0 && random.chance(0.7) ? outside : ways))
  }
  return path
}

const worldOf = (state: State, pieces: readonly Piece[]): World => {
  const { flag, name, number } = lawsOf(state)
  return {
    ...{ rows, columns, pieces, seats: state.seats.map(({ id }) => id) },
    owners: Object.fromEntries(state.hexes.flatMap(({ owner }, cell) => (owner === null ? [] : [[name(cell), owner]]))),
    garrisons: hexes.filter((_, cell) => state.hexes[cell]?.facilities.includes('GARRISON')),
    mostDetachments: number('attack.max_detachments'),
    overrun: flag('cf.overrun_empty_enemy'),
  }
}

const outcomeOf = (state: State, pieces: readonly Piece[]): Outcome => {
  const { name } = lawsOf(state)
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
    const { events, state: moved } = moveAll(state, sheets, dice)
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
  const least = positions / 50
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(least)
})
