import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { hand, type Noise } from '../noise.js'

/** A short stroke, both ends. */
export type Hachure = readonly [from: Point, to: Point]

const spread = 0.42

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

/**
 * Hachures of one high cell in the manner of the old survey sheets: strokes run down the slope, closer and longer where it is steep. The slope is
 * that of a made-up hill over the whole mass, so that neighbouring cells read as one range.
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
    mass(grid, near, high, x, y) + 0.34 * noise(x * 0.75, y * 0.75) + 0.12 * noise(x * 2.1, y * 2.1)
  const strokes: Hachure[] = []
  const [rows, step] = [8, 0.125]
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < rows; column += 1) {
      const x = cx - 0.5 + (column + 0.5 + (random() - 0.5) * 0.7) * step
      const y = cy - 0.5 + (row + 0.5 + (random() - 0.5) * 0.7) * step
      const [length, turn] = [random(), random()]
      if (grid.cellAt({ x, y }) !== cell || mass(grid, near, high, x, y) < 0.4) continue
      const [dx, dy] = [height(x + 0.05, y) - height(x - 0.05, y), height(x, y + 0.05) - height(x, y - 0.05)]
      const slope = Math.hypot(dx, dy)
      if (slope < 0.018) continue
      const reach = Math.min(0.11, 0.035 + slope * 0.5) * (0.75 + length * 0.5)
      const angle = Math.atan2(dy, dx) + (turn - 0.5) * 0.3
      const [ex, ey] = [Math.cos(angle) * reach, Math.sin(angle) * reach]
      strokes.push([
        { x: x - ex, y: y - ey },
        { x: x + ex, y: y + ey },
      ])
    }
  return strokes
}
