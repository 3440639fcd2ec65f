import type { Cell } from '../../../kit/grid.js'
import { seatLetters } from '../../../kit/ids.js'
import type { Seeded } from '../../../kit/seeded.js'
import type { BoltgunScenario, ScenarioBanner } from '../../engine/scenario.js'
import { armies, type ArmyType } from '../../engine/data/armies.js'
import type { Layout } from './layout.js'
import type { Symbols } from './terrain.js'
import type { Town, Towns } from './towns.js'

/** A side as it starts, before it is told its objectives. */
export interface Force {
  readonly letter: string
  readonly home: Town
  readonly army: ArmyType
  readonly banners: readonly ScenarioBanner[]
}

/** Levels of every side's banners: all sides of one map have the same. */
const levels: readonly [readonly number[], ...(readonly number[])[]] = [
  [18, 15, 12, 10],
  [20, 14, 12, 9],
  [17, 16, 13, 10],
  [16, 14, 12, 10, 8],
]

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

/** Who starts where with what. */
export const musterForces = (layout: Layout, symbols: Symbols, towns: Towns, random: Seeded): readonly Force[] => {
  const table = random.pick(levels)
  const types = random.shuffled(Object.keys(armies) as ArmyType[])
  return layout.homes.map((cell, side) => {
    const letter = seatLetters(side + 1)[side] ?? ''
    const army = types[side] ?? 'Chaos'
    const places = stations(layout, symbols, cell, table.length, random.fork(`stations ${side}`))
    const hive = (armies[army] as readonly string[]).includes('HIVE_MENTALITY')
    return {
      letter,
      army,
      home: towns.homes[side] ?? towns.centre,
      banners: table.map((level, index) => ({
        id: `${letter}${index + 1}`,
        at: layout.grid.name(places[index] ?? cell),
        level,
        node: hive && index === 0,
      })),
    }
  })
}

type Things = Pick<BoltgunScenario, 'features' | 'relics'>

/** Id of the relic that nobody holds yet. */
export const lost = 'lost-relic'
/** Id of the relic that a side carries into the war. */
export const coloursOf = ({ letter }: Force): string => `colours-${letter.toLowerCase()}`
/** Id of the cache that a side knows of. */
export const cacheOf = ({ letter }: Force): string => `cache-${letter.toLowerCase()}`

/** Sectors at some distance from a place, on open ground. */
const around = ({ grid }: Layout, symbols: Symbols, place: Cell, from: number, to: number): readonly Cell[] =>
  grid.disc(place, to).filter((cell) => symbols[cell] === '.' && grid.distance(place, cell) >= from)

/**
 * A cache and a depot near every home, arrays about the middle, one relic that nobody holds, and sometimes one that each side carries.
 * What is hidden has several sites: the campaign's dice choose.
 */
export const scatterThings = (layout: Layout, symbols: Symbols, forces: readonly Force[], random: Seeded): Things => {
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
      ...forces.flatMap((force, side) => [
        {
          ...{ id: cacheOf(force), kind: 'cache', label: `Cache of ${force.home.name}`, hidden: true },
          at: sites(homes[side] ?? centre, [2, 3], `cache ${side}`),
        },
        {
          ...{ id: `depot-${force.letter.toLowerCase()}`, kind: 'works', label: `Depot of ${force.home.name}` },
          ...{ hidden: false, at: grid.name(force.home.cells.at(-1) ?? centre) },
        },
      ]),
      { ...{ id: 'array', kind: 'array', label: 'Listening array', hidden: true }, at: sites(centre, [2, 2], 'array') },
    ],
    relics: [
      { id: lost, label: 'Lost standard', at: sites(centre, [1, 2], lost), hidden: true },
      ...(carried
        ? forces.map((force) => ({
            id: coloursOf(force),
            label: `Colours of ${force.home.name}`,
            carrier: `${force.letter}1`,
          }))
        : []),
    ],
  }
}
