import type { Cell } from '../../../kit/grid.js'
import type { Seeded } from '../../../kit/seeded.js'
import type { Layout } from './layout.js'
import { noiseOf, type Noise } from './noise.js'

/** One symbol a sector, as the rows of a scenario have them. */
export type Symbols = string[]

/** Parts of the free ground that rise or sink at full roughness. */
const highland = 0.24
const lakes = 0.04

/** Sectors that stay open: where sides start and where towns will stand. */
const keptOpen = ({ grid, homes, centre, borders }: Layout): ReadonlySet<Cell> =>
  new Set([
    ...homes.flatMap((home) => grid.disc(home, 3)),
    ...[centre, ...borders].flatMap((town) => grid.disc(town, 1)),
  ])

/** A winding course from one edge to the other, each sector beside the one before. */
const course = ({ grid }: Layout, random: Seeded): readonly Cell[] => {
  const across = random.below(2) === 0
  const [length, breadth] = across ? [grid.width, grid.height] : [grid.height, grid.width]
  const [bend, winding] = [noiseOf(random, length, 8), 2 + random.below(7)]
  const [from, to] = [1 + random.below(breadth - 2), 1 + random.below(breadth - 2)]
  const side = (along: number): number => {
    const straight = from + ((to - from) * along) / length
    return Math.min(breadth - 1, Math.max(0, Math.round(straight + (bend(along, 3) - 0.5) * winding)))
  }
  const cells: Cell[] = []
  for (let along = 0, at = side(0); along < length; along += 1) {
    const next = side(along)
    const step = Math.sign(next - at)
    for (;;) {
      cells.push(across ? at * grid.width + along : along * grid.width + at)
      if (at === next) break
      at += step
    }
  }
  return cells
}

/** The first course of several that spares what must stay open; none, where all would cut through it. */
const riverOf = (layout: Layout, random: Seeded): readonly Cell[] => {
  const { grid, homes, centre, borders } = layout
  const spared = new Set([...homes.flatMap((home) => grid.disc(home, 1)), ...grid.disc(centre, 1), ...borders])
  return (
    Array.from({ length: 40 }, (_, index) => course(layout, random.fork(`course ${index}`))).find(
      (cells) => !cells.some((cell) => spared.has(cell)),
    ) ?? []
  )
}

/** A river with a ford every few sectors. */
const flow = (symbols: Symbols, river: readonly Cell[], random: Seeded): void => {
  let ford = 2 + random.below(2)
  for (const cell of river) {
    symbols[cell] = ford === 0 ? '.' : '~'
    ford = ford === 0 ? 4 + random.below(3) : ford - 1
  }
}

/** The height below which a part of the map lies. */
const level = (heights: readonly number[], part: number): number =>
  [...heights].sort((a, b) => a - b)[Math.floor(part * heights.length)] ?? Infinity

/** Ranges where the ground is high, lakes where it is low, a river or two. `roughness` is 0 … 1. */
export const terrainOf = (layout: Layout, random: Seeded, roughness: number): Symbols => {
  const { grid, homes } = layout
  const noise: Noise = noiseOf(random.fork('heights'), grid.width, grid.height)
  const heights = Array.from({ length: grid.size }, (_, cell) =>
    noise(cell % grid.width, Math.floor(cell / grid.width)),
  )
  const open = keptOpen(layout)
  const free = heights.filter((_, cell) => !open.has(cell))
  const [low, high] = [level(free, lakes * roughness), level(free, 1 - highland * roughness)]
  const symbols = heights.map((height, cell) => {
    if (open.has(cell)) return '.'
    if (height > high) return '#'
    return height < low ? '~' : '.'
  })
  const rivers = roughness > 0.3 ? 1 + (homes.length > 4 ? random.below(2) : 0) : 0
  for (let river = 0; river < rivers; river += 1)
    flow(symbols, riverOf(layout, random.fork(`river ${river}`)), random.fork(`fords ${river}`))
  return symbols
}

/** Ground that no march from the first home reaches becomes part of the range or lake around it. */
export const closeOff = ({ grid, homes }: Layout, symbols: Symbols): void => {
  const passable = (cell: Cell): boolean => symbols[cell] !== '#' && symbols[cell] !== '~'
  const reached = new Set(homes.slice(0, 1))
  for (const cell of reached) for (const near of grid.neighbours(cell)) if (passable(near)) reached.add(near)
  symbols.forEach((_, cell) => {
    if (!passable(cell) || reached.has(cell)) return
    symbols[cell] = grid.neighbours(cell).some((near) => symbols[near] === '~') ? '~' : '#'
  })
}
