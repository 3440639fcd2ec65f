import type { Cell } from '../../../kit/grid.js'
import { seatLetters } from '../../../kit/ids.js'
import type { Seeded } from '../../../kit/seeded.js'
import type { BoltgunScenario, ScenarioDraw } from '../../engine/scenario.js'
import { armies, type ArmyType } from '../../engine/data/armies.js'
import * as words from '../../messages/newMap.generated.js'
import type { Layout } from './layout.js'
import type { Symbols } from './terrain.js'
import type { Town, Towns } from './towns.js'

/** A place where a side may start; which side that is, the map does not say. */
export interface Base {
  readonly letter: string
  readonly home: Town
  /** Sectors where banners may stand, the home first. */
  readonly sites: readonly string[]
}

type Levels = ScenarioDraw['levels']

/** Lists of levels that come to the same sum: all sides of one map are given lists of one group. */
const levelGroups: readonly [Levels, ...Levels[]] = [
  [
    [18, 15, 12, 10],
    [20, 14, 12, 9],
    [17, 16, 12, 10],
  ],
  [
    [16, 14, 12, 10, 8],
    [17, 13, 12, 10, 8],
    [15, 14, 13, 10, 8],
  ],
]

/** What all sides have in common. */
export interface Muster {
  readonly levels: Levels
  readonly armies: readonly ArmyType[]
  readonly bases: readonly Base[]
}

/** More sites than banners, so that nobody knows which are taken. */
const spareSites = 4

/** Sectors around a home, none nearer to an enemy's and the farthest first, no two side by side as long as there is room. */
const stations = (layout: Layout, symbols: Symbols, home: Cell, count: number, random: Seeded): readonly Cell[] => {
  const { grid, homes } = layout
  const others = homes.filter((other) => other !== home)
  const away = (cell: Cell): number => Math.min(...others.map((other) => grid.distance(cell, other)))
  const room = random
    .shuffled(grid.disc(home, 2).filter((cell) => cell !== home && symbols[cell] !== '#' && symbols[cell] !== '~'))
    .filter((cell) => away(cell) >= away(home))
    .sort((a, b) => away(b) - away(a))
  const chosen = [home]
  for (const apart of [2, 1])
    for (const cell of room)
      if (chosen.length < count && chosen.every((other) => grid.distance(other, cell) >= apart)) chosen.push(cell)
  return chosen
}

/** Who fights, and what the campaign's dice draw from at each start. */
export const muster = (layout: Layout, symbols: Symbols, towns: Towns, random: Seeded): Muster => {
  const levels = random.pick(levelGroups)
  const banners = levels[0]?.length ?? 0
  const armyTypes = random.shuffled(Object.keys(armies) as ArmyType[]).slice(0, layout.homes.length)
  const bases = layout.homes.map((cell, side) => ({
    letter: seatLetters(side + 1)[side] ?? '',
    home: towns.homes[side] ?? towns.centre,
    sites: stations(layout, symbols, cell, banners + spareSites, random.fork(`stations ${side}`)).map((site) =>
      layout.grid.name(site),
    ),
  }))
  return { levels, armies: armyTypes, bases }
}

type Things = Pick<BoltgunScenario, 'features' | 'relics'>

/** Id of the relic that nobody holds yet. */
export const lost = 'lost-relic'
/** Id of the relic that a side carries into the war. */
export const coloursOf = ({ letter }: Base): string => `colours-${letter.toLowerCase()}`
/** Id of the cache that a side knows of. */
export const cacheOf = ({ letter }: Base): string => `cache-${letter.toLowerCase()}`

/** Sectors at some distance from a place, on open ground. */
const around = ({ grid }: Layout, symbols: Symbols, place: Cell, from: number, to: number): readonly Cell[] =>
  grid.disc(place, to).filter((cell) => symbols[cell] === '.' && grid.distance(place, cell) >= from)

/**
 * A cache and a depot near every home, arrays about the middle, one relic that nobody holds, and sometimes one that each side carries.
 * What is hidden has several sites: the campaign's dice choose.
 */
export const scatterThings = (layout: Layout, symbols: Symbols, bases: readonly Base[], random: Seeded): Things => {
  const { grid, centre, homes } = layout
  const sites = (place: Cell, [from, to]: readonly [number, number], name: string): readonly string[] =>
    random
      .fork(name)
      .shuffled(around(layout, symbols, place, from, to))
      .slice(0, 4)
      .map((cell) => grid.name(cell))
  const carried = random.below(2) === 0
  return {
    features: [
      ...bases.flatMap((base, side) => [
        {
          ...{ id: cacheOf(base), kind: 'cache', label: words.cache({ town: base.home.name }), hidden: true },
          at: sites(homes[side] ?? centre, [2, 3], `cache ${side}`),
        },
        {
          ...{ id: `depot-${base.letter.toLowerCase()}`, kind: 'works', label: words.depot({ town: base.home.name }) },
          ...{ hidden: false, at: grid.name(base.home.cells.at(-1) ?? centre) },
        },
      ]),
      { ...{ id: 'array', kind: 'array', label: words.array(), hidden: true }, at: sites(centre, [2, 2], 'array') },
    ],
    relics: [
      { id: lost, label: words.lostStandard(), at: sites(centre, [1, 2], lost), hidden: true },
      ...(carried
        ? bases.map((base) => ({
            id: coloursOf(base),
            label: words.colours({ town: base.home.name }),
            carrier: `${base.letter}1`,
          }))
        : []),
    ],
  }
}
