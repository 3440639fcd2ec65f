import { contextOf } from '@muster/rulesets/hex-1.4/engine/model/rulesContext.js'
import { judgePath } from '@muster/rulesets/hex-1.4/engine/orderValidation/paths.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { groundOf } from '@muster/rulesets/hex-1.4/engine/steps/movement/course.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import { randomFrom, type Random } from '../../support/random.js'
import type { Position } from '../support/position.js'
import { besides, type Piece, type Scout, type World } from './world.js'

export const [rows, columns] = [6, 6]
const names = ['Red', 'Blue', 'Green', 'Gold']
export const hexes = Array.from(
  { length: rows * columns },
  (_, at) => `${String(Math.floor(at / columns) + 1)}/${String((at % columns) + 1)}`,
)

/** Dice that fall alike for both readings: by name, subject and how often. */
export const fall = (seed: string): ((name: string, subject: string) => number) => {
  const often = new Map<string, number>()
  return (name, subject) => {
    const key = `${name}(${subject})`
    often.set(key, (often.get(key) ?? 0) + 1)
    return randomFrom(`${seed} ${key} ${String(often.get(key))}`).below(6) + 1
  }
}

/** Recon forces anywhere on the map, each with a path drawn without regard to the rules. */
export const drawScouts = (seats: readonly string[], random: Random): readonly Scout[] =>
  seats.flatMap((seat) =>
    Array.from({ length: 1 + random.below(4) }, (_, at): Scout => {
      const start = random.pick(hexes)
      const path: string[] = []
      while (random.chance(0.85) && path.length < 7)
        path.push(random.pick(besides({ rows, columns }, path.at(-1) ?? start)))
      const reroll = random.pick([null, [], [1, 2, 3]])
      return { id: `${seat}-RF${String(at + 1)}`, seat, at: start, path, ...(reroll ? { reroll } : {}) }
    }),
  )

/** Crowded ground: blobs of territory that touch, some hexes nobody's, airstrips, garrisons, many forces at the borders. */
export const draw = (
  random: Random,
): { readonly position: Position; readonly pieces: readonly Omit<Piece, 'path'>[] } => {
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
        ...(random.chance(0.03) ? ['RECON_CENTRE' as const] : []),
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
            points: 100 * (1 + random.below(kind === 'CF' ? 3 : 2)),
            at: random.pick(own(seat)),
          }
        }),
  )
  const players = Object.fromEntries(seats.map((seat) => [seat, {}]))
  const settings = {
    'attack.max_detachments': random.chance(0.2) ? 2 : 1,
    'cf.overrun_empty_enemy': random.chance(0.3),
    'move.exit_cost': random.chance(0.2) ? 'extra' : 'within_range',
    'recon.roll_scope': random.chance(0.3) ? 'occupied' : 'controlled',
    'recon.meeting': random.chance(0.4) ? 'unoccupied' : 'unowned',
  }
  const forces = Object.fromEntries(pieces.map(({ id, at, points }) => [id, { at, points }]))
  return { pieces, position: { map: [rows, columns], settings, players, hexes: lands, forces } }
}

/** A path as far as the rules allow it, drawn towards strangers. */
export const pathOf = (state: State, { id, at, seat }: Omit<Piece, 'path'>, random: Random): readonly string[] => {
  const ground = groundOf(state, seatId(seat), state)
  const mover = ground.movers.find((force) => force.id === id)
  const path: string[] = []
  while (mover && random.chance(0.85)) {
    const ways = besides({ rows, columns }, path.at(-1) ?? at).filter(
      (hex) => judgePath(ground, mover, [...path, hex]).problem === null,
    )
    const outside = ways.filter((hex) => ground.holding(ground.context.cell(hex) ?? 0) !== 'own')
    if (ways.length === 0) break
    path.push(random.pick(outside.length > 0 && random.chance(0.7) ? outside : ways))
  }
  return path
}

const worksOf = (state: State, seat: string, works: 'AIRSTRIP' | 'RECON_CENTRE'): number =>
  state.hexes.filter(({ facilities, owner }) => owner === seat && facilities.includes(works)).length

export const worldOf = (state: State, pieces: readonly Piece[]): World => {
  const { name } = contextOf(state)
  const { settings } = state
  return {
    ...{ rows, columns, pieces, seats: state.seats.map(({ id }) => id) },
    owners: Object.fromEntries(state.hexes.flatMap(({ owner }, cell) => (owner === null ? [] : [[name(cell), owner]]))),
    garrisons: hexes.filter((_, cell) => state.hexes[cell]?.facilities.includes('GARRISON')),
    mostDetachments: settings['attack.max_detachments'],
    overrun: settings['cf.overrun_empty_enemy'],
    airstrips: Object.fromEntries(state.seats.map(({ id }) => [id, worksOf(state, id, 'AIRSTRIP')])),
    centres: state.seats.flatMap(({ id }) => (worksOf(state, id, 'RECON_CENTRE') > 0 ? [id] : [])),
    outsideIsExtra: settings['move.exit_cost'] === 'extra',
    rollsOnlyWhereHeld: settings['recon.roll_scope'] === 'occupied',
    meetInOwned: settings['recon.meeting'] === 'unoccupied',
  }
}
