import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { hand, type Noise } from '../noise.js'

/** One hachure: a wedge, broad at the top of the slope and running out to a point at its foot. */
export type Hachure = readonly [top: Point, foot: Point]

const spread = 0.5

/** How deep inside the high ground a point lies, 0 … 1: the share of high cells around it, each weighed by its nearness. */
const mass = (grid: Grid, near: readonly number[], high: (cell: number) => boolean, x: number, y: number): number => {
  let [inside, all] = [0, 0]
  for (const cell of near) {
    const centre = grid.centre(cell)
    const weight = Math.exp(-((x - centre.x) ** 2 + (y - centre.y) ** 2) / (2 * spread * spread))
    all += weight
    if (high(cell)) inside += weight
  }
  return all > 0 ? inside / all : 0
}

const rows = 9

/**
 * Hachures of one high cell in the manner of the old survey sheets: wedges run down the slope, longer where it is steep, and leave crests bare.
 * The slope is that of a made-up range over the whole mass, so that neighbouring cells read as one.
 */
export const hachures = (
  grid: Grid,
  cell: number,
  high: (cell: number) => boolean,
  noise: Noise,
): readonly Hachure[] => {
  const random = hand(cell * 7919 + 17)
  const near = grid.disc(cell, 1)
  const { x: cx, y: cy } = grid.centre(cell)
  const height = (x: number, y: number): number =>
    mass(grid, near, high, x, y) + 0.42 * (1 - Math.abs(noise(x * 0.42, y * 0.42))) + 0.05 * noise(x * 1.3, y * 1.3)
  const wedges: Hachure[] = []
  for (let at = 0; at < rows * rows; at += 1) {
    const [column, row] = [at % rows, Math.floor(at / rows)]
    // Every other row stands half a step aside: no columns show.
    const x = cx - 0.5 + (column + 0.25 + (row % 2) * 0.5 + (random() - 0.5) * 0.4) / rows
    const y = cy - 0.5 + (row + 0.5 + (random() - 0.5) * 0.4) / rows
    const length = random()
    if (grid.cellAt({ x, y }) !== cell || mass(grid, near, high, x, y) < 0.42) continue
    const [dx, dy] = [height(x + 0.06, y) - height(x - 0.06, y), height(x, y + 0.06) - height(x, y - 0.06)]
    const slope = Math.hypot(dx, dy)
    if (slope < 0.022) continue
    const reach = Math.min(0.105, 0.04 + slope * 0.45) * (0.8 + length * 0.35)
    const [ex, ey] = [(dx / slope) * reach, (dy / slope) * reach]
    wedges.push([
      { x: x + ex, y: y + ey },
      { x: x - ex, y: y - ey },
    ])
  }
  return wedges
}
