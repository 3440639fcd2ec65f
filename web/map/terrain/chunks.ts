import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import type { GroundKind } from '@muster/rulesets/kit/looks.js'
import type { Box } from '../camera.js'
import type { Noise } from '../noise.js'
import { cityBlocks } from './city.js'
import type { Country } from './country.js'
import { houses } from './village.js'
import { contours } from './contours.js'
import { type Hachure, hachures } from './relief.js'
import { craters } from './waste.js'
import { trees } from './wood.js'

const side = 10

/** The number of the chunk that a place of the map lies in. */
export const chunkAt = (column: number, row: number): number =>
  Math.floor(row / side) * 4096 + Math.floor(column / side)
const arm = 1 / Math.sqrt(3)

/** The fine drawing of a stretch of the map, each part made when it is first wanted. */
export interface Chunk {
  /** Hachures: all, or from afar every third, broader. */
  readonly relief: (thin: boolean) => Path2D
  readonly contours: () => Path2D
  readonly blocks: () => Path2D
  readonly crowns: () => Path2D
  readonly craters: () => Path2D
  /** What no rule knows: a few trees, gentle heights, houses. */
  readonly copses: () => Path2D
  readonly hills: () => Path2D
  readonly houses: () => Path2D
  readonly ticks: () => Path2D
}

export interface Terrain {
  readonly grid: Grid
  readonly kinds: readonly GroundKind[]
  readonly country: Country
  readonly noise: Noise
  readonly chunks: Map<number, Chunk>
}

const once = (make: (path: Path2D) => void): (() => Path2D) => {
  let made: Path2D | null = null
  return () => {
    if (made) return made
    made = new Path2D()
    make(made)
    return made
  }
}

/** A shape to fill: filling closes it. */
const polygon = (path: Path2D, points: readonly Point[]): void =>
  points.forEach(({ x, y }, at) => (at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))

const wedge = (path: Path2D, [top, foot]: Hachure, half: number): void => {
  // Half the breadth at the top is a share of the length.
  const [across, down] = [(foot.y - top.y) * half, (foot.x - top.x) * half]
  path.moveTo(top.x + across, top.y - down)
  path.lineTo(foot.x, foot.y)
  path.lineTo(top.x - across, top.y + down)
}

/** Small crosses where squares meet, or the upper three sides of a hex: a grid that is felt rather than seen. */
const ticks = (path: Path2D, grid: Grid, cell: number): void => {
  const corners = grid.corners(cell)
  if (grid.kind === 'hex') {
    const [top, right, , , , left] = corners
    if (!top || !right || !left) return
    path.moveTo(left.x, left.y)
    path.lineTo(top.x, top.y)
    path.lineTo(right.x, right.y)
    path.lineTo(right.x, right.y + arm)
    return
  }
  const [corner] = corners
  if (!corner || corner.x === 0 || corner.y === 0) return
  path.moveTo(corner.x - 0.07, corner.y)
  path.lineTo(corner.x + 0.07, corner.y)
  path.moveTo(corner.x, corner.y - 0.07)
  path.lineTo(corner.x, corner.y + 0.07)
}

const cellsFrom = (grid: Grid, column0: number, row0: number): readonly number[] => {
  const [columns, rows] = [Math.min(side, grid.width - column0), Math.min(side, grid.height - row0)]
  return Array.from(
    { length: columns * rows },
    (_, at) => (row0 + Math.floor(at / columns)) * grid.width + column0 + (at % columns),
  )
}

const draw = ({ grid, kinds, country, noise }: Terrain, column0: number, row0: number): Chunk => {
  const cells = cellsFrom(grid, column0, row0)
  const is = (kind: GroundKind) => (cell: number) => kinds[cell] === kind
  const wedges = (thin: boolean) => (path: Path2D) => {
    for (const cell of cells.filter(is('relief')))
      hachures(grid, cell, is('relief'), noise).forEach((hachure, at) => {
        if (!thin) wedge(path, hachure, 0.085)
        else if (at % 3 === 0) wedge(path, hachure, 0.17)
      })
  }
  const [all, third] = [once(wedges(false)), once(wedges(true))]
  const down = grid.kind === 'hex' ? 1.5 * arm : 1
  return {
    relief: (thin) => (thin ? third() : all()),
    blocks: once((path) => {
      for (const cell of cells.filter(is('city')))
        for (const block of cityBlocks(grid, cell, is('city'), noise)) polygon(path, block)
    }),
    crowns: once((path) => {
      for (const cell of cells.filter(is('wood')))
        for (const { x, y, r } of trees(grid, cell)) {
          path.moveTo(x + r, y)
          path.arc(x, y, r, 0, Math.PI * 1.75)
        }
    }),
    craters: once((path) => {
      for (const cell of cells.filter(is('waste')))
        for (const { x, y, r, open } of craters(grid, cell)) {
          path.moveTo(x + r * Math.cos(open), y + r * Math.sin(open))
          path.arc(x, y, r, open, open + Math.PI * 1.6)
        }
    }),
    copses: once((path) => {
      for (const cell of cells)
        if (country.copses.has(cell))
          for (const { x, y, r } of trees(grid, cell).slice(0, 9)) {
            path.moveTo(x + r, y)
            path.arc(x, y, r, 0, Math.PI * 1.75)
          }
    }),
    hills: once((path) => {
      const isHill = (cell: number): boolean => country.hills.has(cell)
      for (const cell of cells)
        if (isHill(cell)) for (const hachure of hachures(grid, cell, isHill, noise)) wedge(path, hachure, 0.05)
    }),
    houses: once((path) => {
      for (const cell of country.villages)
        if (cells.includes(cell)) for (const house of houses(grid, cell)) polygon(path, house)
    }),
    contours: once((path) => {
      for (const [from, to] of contours(noise, column0, row0 * down, column0 + side, (row0 + side) * down)) {
        path.moveTo(from.x, from.y)
        path.lineTo(to.x, to.y)
      }
    }),
    ticks: once((path) => {
      for (const cell of cells) ticks(path, grid, cell)
    }),
  }
}

/** The chunks that a box touches; each is drawn at its first asking and kept. */
export const chunksIn = (terrain: Terrain, box: Box): readonly Chunk[] => {
  const { grid, chunks } = terrain
  const down = grid.kind === 'hex' ? 1.5 * arm : 1
  const found: Chunk[] = []
  const [firstRow, lastRow] = [Math.max(0, Math.floor(box.y0 / down / side)), Math.floor(box.y1 / down / side)]
  const [firstColumn, lastColumn] = [Math.max(0, Math.floor((box.x0 - 1) / side)), Math.floor(box.x1 / side)]
  for (let row = firstRow; row <= lastRow && row * side < grid.height; row += 1)
    for (let column = firstColumn; column <= lastColumn && column * side < grid.width; column += 1) {
      const key = chunkAt(column * side, row * side)
      const chunk = chunks.get(key) ?? draw(terrain, column * side, row * side)
      chunks.set(key, chunk)
      found.push(chunk)
    }
  return found
}
