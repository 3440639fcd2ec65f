import type { Cell, Grid } from '../../../kit/grid.js'
import type { Seeded } from '../../../kit/seeded.js'
import type { Layout } from './layout.js'
import type { Symbols } from './terrain.js'

/** Cities that lie together. */
export interface Town {
  readonly name: string
  readonly cells: readonly Cell[]
}

export interface Towns {
  /** One a side. */
  readonly homes: readonly Town[]
  readonly centre: Town
  /** Between each side and the next. */
  readonly borders: readonly Town[]
}

const heads = ['Al', 'Bar', 'Cor', 'Dun', 'Esk', 'Far', 'Gar', 'Hol', 'Ist', 'Kel', 'Lor', 'Mar'] as const
const middles = ['a', 'e', 'ing', 'o', 'ver', 'en', 'ar', 'is'] as const
const tails = [
  'beck',
  'dale',
  'fell',
  'gate',
  'ham',
  'mark',
  'mere',
  'mouth',
  'stead',
  'thorpe',
  'wick',
  'worth',
] as const

/** Names of places, no two alike: heads and tails are each used once before any comes again. */
const namesOf = (count: number, random: Seeded): readonly string[] => {
  const [first, last] = [random.shuffled(heads), random.shuffled(tails)]
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / first.length)
    const head = first[index % first.length] ?? ''
    return `${head}${random.pick(middles)}${last[(index + turn) % last.length] ?? ''}`
  })
}

/** So many sectors that lie together, the first among them, as the ground allows. */
const cluster = (grid: Grid, symbols: Symbols, first: Cell, size: number, random: Seeded): readonly Cell[] => {
  const cells = [first]
  while (cells.length < size) {
    const beside = cells.flatMap((cell) =>
      grid
        .neighbours(cell)
        .filter((near) => symbols[near] === '.' && !cells.includes(near) && isBeside(grid, cell, near)),
    )
    const [next] = random.shuffled(beside)
    if (next === undefined) break
    cells.push(next)
  }
  for (const cell of cells) symbols[cell] = 'C'
  return cells
}

/** Neighbours along an edge. */
const isBeside = ({ width }: Grid, a: Cell, b: Cell): boolean => Math.abs(a - b) === 1 || Math.abs(a - b) === width

/** Builds the towns: the greatest in the middle, one at every home, a small one on every border. */
export const buildTowns = ({ grid, centre, homes, borders }: Layout, symbols: Symbols, random: Seeded): Towns => {
  const names = namesOf(1 + homes.length + borders.length, random.fork('names'))
  const small = 1 + random.below(2)
  const town = (first: Cell, cells: number, index: number): Town => ({
    name: names[index] ?? '',
    cells: cluster(grid, symbols, first, cells, random.fork(`town ${index}`)),
  })
  return {
    centre: town(centre, 3, 0),
    homes: homes.map((home, side) => town(home, 3, 1 + side)),
    borders: borders.map((border, side) => town(border, small, 1 + homes.length + side)),
  }
}
