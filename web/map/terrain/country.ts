import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { fnv1a } from '@muster/rulesets/kit/hash.js'
import type { GroundKind } from '@muster/rulesets/kit/looks.js'
import { mulberry32 } from '@muster/rulesets/kit/seeded.js'
import { through } from '../arrows.js'
import { type Noise, noiseOf, sway } from '../noise.js'
import { clustersOf } from './rivers.js'
import { routes } from './routes.js'

/** What no rule knows and makes the sheet a map: drawn from the board alone, so that everybody has the same. */
export interface Country {
  readonly roads: readonly (readonly Point[])[]
  readonly streams: readonly (readonly Point[])[]
  /** Small groups of houses, where the ruleset has no towns. */
  readonly villages: readonly number[]
  /** Cells with a few trees, and gentle heights where the ruleset has none. */
  readonly copses: ReadonlySet<number>
  readonly hills: ReadonlySet<number>
}

/** Cells above which a board is drawn without it: a first map is not to wait for what is hardly seen. */
const largest = 4000

/** Nothing at all: a map that is being drawn, or whose country a picture shows. */
export const noCountry: Country = { roads: [], streams: [], villages: [], copses: new Set(), hills: new Set() }

/** Cells apart from one another, in an order of their own. */
const scattered = (grid: Grid, count: number, distance: number, random: () => number): readonly number[] => {
  const found: number[] = []
  for (let tries = 0; tries < count * 20 && found.length < count; tries += 1) {
    const cell = Math.floor(random() * grid.size)
    if (found.every((other) => grid.distance(cell, other) >= distance)) found.push(cell)
  }
  return found
}

const middleCell = (grid: Grid, cells: readonly number[]): number => {
  const mean = cells.reduce(
    (sum, cell) => {
      const { x, y } = grid.centre(cell)
      return { x: sum.x + x / cells.length, y: sum.y + y / cells.length }
    },
    { x: 0, y: 0 },
  )
  const far = (cell: number): number => Math.hypot(grid.centre(cell).x - mean.x, grid.centre(cell).y - mean.y)
  return cells.reduce((best, cell) => (far(cell) < far(best) ? cell : best), cells[0] ?? 0)
}

const wavering = (grid: Grid, noise: Noise, cells: readonly number[]): readonly Point[] =>
  through(cells.map((cell) => sway(noise, grid.centre(cell), 0.26, 0.9)))

/** A stream or two from the upper edge to the lower. */
const streamsOf = (grid: Grid, noise: Noise, random: () => number): readonly (readonly Point[])[] =>
  Array.from({ length: Math.max(1, Math.round(grid.width / 9)) }, (_, at) => {
    let column = Math.floor(((at + 0.3 + random() * 0.4) / Math.max(1, Math.round(grid.width / 9))) * grid.width)
    const cells = Array.from({ length: grid.height }, (_row, row) => {
      column = Math.max(0, Math.min(grid.width - 1, column + Math.round(noise(column * 0.4 + 7, row * 0.7) * 1.4)))
      return row * grid.width + column
    })
    const line = wavering(grid, noise, cells)
    const [first, last] = [line[0], line.at(-1)]
    return first && last ? [{ x: first.x, y: first.y - 1 }, ...line, { x: last.x, y: last.y + 1 }] : line
  })

export const countryOf = (grid: Grid, kinds: readonly GroundKind[]): Country => {
  if (grid.size > largest) return noCountry
  const seed = fnv1a(`country ${String(grid.width)} ${kinds.join('')}`)
  const [noise, random] = [noiseOf(seed), mulberry32(seed)]
  const isPlain = kinds.every((kind) => kind === 'open' || kind === 'waste')
  const towns = clustersOf(grid, (cell) => kinds[cell] === 'city').map((cells) => middleCell(grid, cells))
  const villages = isPlain ? scattered(grid, Math.round(grid.size / 9), 2, random) : []
  const ways = routes(grid, [...towns, ...villages], (cell) => {
    const kind = kinds[cell]
    if (kind === 'water' || kind === 'relief') return Infinity
    const { x, y } = grid.centre(cell)
    return 1.3 + noise(x * 0.4, y * 0.4)
  })
  const used = new Set([...ways.flat(), ...villages])
  const isOpen = (cell: number): boolean => kinds[cell] === 'open' && !used.has(cell)
  const lie = (cell: number, offset: number): number => {
    const { x, y } = grid.centre(cell)
    return noise(x * 0.31 + offset, y * 0.31 - offset)
  }
  const cells = Array.from({ length: grid.size }, (_, cell) => cell)
  const hills = new Set(isPlain ? cells.filter((cell) => kinds[cell] === 'open' && lie(cell, 40) > 0.28) : [])
  return {
    villages,
    hills,
    roads: ways.map((way) => wavering(grid, noise, way)),
    streams: isPlain ? streamsOf(grid, noise, random) : [],
    copses: new Set(cells.filter((cell) => isOpen(cell) && !hills.has(cell) && lie(cell, 90) > 0.34)),
  }
}
