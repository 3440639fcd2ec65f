import type { OrderEntry } from '../../../../rulesets/boltgun/cases/format.js'
import type { Random } from '../../../support/random.js'
import { apart, at, beside, compass, name, open, same, type Game, type Piece, type Place } from './field.js'

const armyRules = [
  'HIGHLY_MOBILE',
  'TELEPORT',
  'STEADFAST',
  'MOBILIZATION',
  'RAIDERS',
  'IMPETUOUS',
  'PONDEROUS',
  'SLOW_RESUPPLY',
  'MASSIVE_ARMIES',
]

const alternatives: readonly (readonly [key: string, ...values: unknown[]])[] = [
  ['orders.illegal', 'void_banner'],
  ['march.diagonal_squeeze', false],
  ['march.contest', 'iterative'],
  ['march.swaps', false],
  ['hm.exact', true],
  ['hm.jump', false],
  ['hm.retreat', 1],
  ['retreat.nowhere', 'destroyed'],
  ['retreat.default', 'stay'],
  ['retreat.collision', 'lowest_survives', 'highest_survives'],
  ['teleport.blocked', 'stops_short', 'destroyed'],
  ['teleport.directions', 4],
  ['march_and_fortify', 'all'],
  ['steadfast.march_entrench', true],
  ['mobilization.keeps_works', true],
]

const drawRows = (random: Random): readonly string[] =>
  Array.from({ length: random.pick([4, 5, 6]) }, () =>
    Array.from({ length: 6 }, () => (random.chance(0.15) ? '#' : '.')).join(''),
  )

const levels = [8, 10, 10, 12, 12, 15, 18, 22]

/** What a position is about: meetings that chance alone would rarely bring. */
const themes: readonly {
  readonly rules?: readonly string[]
  readonly settings?: typeof alternatives
  readonly retreating?: number
}[] = [
  {},
  { rules: ['TELEPORT'], settings: [['teleport.blocked', 'stays', 'stops_short', 'stops_short', 'destroyed']] },
  { settings: [['march.contest', 'iterative']] },
  { settings: [['retreat.collision', 'all_destroyed', 'lowest_survives', 'highest_survives']], retreating: 0.7 },
]

/** A crowd on a small map: the more they meet, the better. */
export const drawGame = (random: Random): Game => {
  const rows = drawRows(random)
  const theme = random.pick(themes)
  const armies = Object.fromEntries(
    ['A', 'B', 'C']
      .slice(0, random.pick([2, 3, 3]))
      .map((player) => [
        player,
        [...new Set([...(theme.rules ?? []), ...random.shuffled(armyRules).slice(0, random.below(4))])],
      ]),
  )
  const settings = Object.fromEntries(
    [...random.shuffled(alternatives).slice(0, random.below(5)), ...(theme.settings ?? [])].map(([key, ...values]) => [
      key,
      random.pick(values),
    ]),
  )
  const pieces: Piece[] = []
  const free = rows.flatMap((row, y) => Array.from(row).flatMap((mark, x): Place[] => (mark === '#' ? [] : [[x, y]])))
  if (free.length < 10) return drawGame(random)
  for (const player of Object.keys(armies))
    for (let number = 1; number <= 2 + random.below(4); number += 1) {
      const mine = free.filter((place) => !pieces.some((other) => other.player !== player && same(at(other), place)))
      const [x, y] = random.pick(mine)
      const retreats = random.chance(theme.retreating ?? 0.25)
      pieces.push({
        ...{ id: `${player}${number}`, player, x, y, level: random.pick(levels) },
        works: random.pick(['NONE', 'NONE', 'NONE', 'FORTIFIED', 'ENTRENCHED']),
        victor: retreats ? random.pick(free.filter((place) => !same(place, [x, y]))) : null,
      })
    }
  return { rows, armies, settings, pieces }
}

/** A place that everybody near makes for, so that more than two meet there. */
const hot = (game: Game): Place => {
  const [first] = game.pieces
  return first ? at(first) : [0, 0]
}

const near = (random: Random, game: Game, piece: Piece): string => {
  if (apart(at(piece), hot(game)) === 1 && random.chance(0.5)) return name(hot(game))
  const direction = random.below(compass.length)
  const place = beside(at(piece), direction, random.chance(0.2) ? 2 : 1)
  const [x, y] = random.chance(0.15) ? ([place[0] + 1, place[1]] as const) : place
  return name(x < 0 || y < 0 || (!open(game, [x, y]) && random.chance(0.8)) ? at(random.pick(game.pieces)) : [x, y])
}

const second: readonly (keyof OrderEntry)[] = ['fortify', 'entrench', 'unfortify', 'resupply']

const orderOf = (random: Random, game: Game, piece: Piece): OrderEntry => {
  const aim = random.chance(0.4) ? hot(game) : ([random.below(6), random.below(game.rows.length)] as const)
  const somewhere = name(aim)
  const jumps = (game.armies[piece.player]?.includes('TELEPORT') ?? false) && random.chance(0.6)
  return {
    banner: piece.id,
    ...(piece.victor && random.chance(0.7) ? { retreat: near(random, game, piece) } : {}),
    ...(random.chance(0.03) ? { retreat: near(random, game, piece) } : {}),
    ...(random.chance(piece.victor ? 0.1 : 0.75)
      ? jumps
        ? { teleport: somewhere }
        : { march: near(random, game, piece) }
      : {}),
    ...(random.chance(0.08) ? { search: true } : {}),
    ...(random.chance(0.25) ? { [random.pick(second)]: true } : {}),
    ...(random.chance(0.05) ? { [random.pick(second)]: true } : {}),
  }
}

export const drawOrders = (random: Random, game: Game): readonly OrderEntry[] =>
  game.pieces.filter(() => random.chance(0.93)).map((piece) => orderOf(random, game, piece))
