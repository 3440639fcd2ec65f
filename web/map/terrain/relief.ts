import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { mulberry32 } from '@muster/rulesets/kit/seeded.js'
import type { Noise } from '../noise.js'

/** One hachure: a wedge, broad at the top of the slope and running out to a point at its foot. */
export type Hachure = readonly [top: Point, foot: Point]

const spread = 0.5

interface Slope {
  readonly value: number
  readonly dx: number
  readonly dy: number
}

/**
 * How deep inside the high ground a point lies, 0 … 1, and how that changes: the share of high cells around it, each weighed by a bell curve of its
 * distance. The change is the curve's own derivative, so that one pass over the neighbours does.
 */
const mass = (centres: readonly Point[], isHigh: readonly boolean[], x: number, y: number): Slope => {
  let [all, allX, allY, high, highX, highY] = [0, 0, 0, 0, 0, 0]
  for (let at = 0; at < centres.length; at += 1) {
    const centre = centres[at]
    if (!centre) continue
    const [px, py] = [x - centre.x, y - centre.y]
    const weight = Math.exp(-(px * px + py * py) / (2 * spread * spread))
    const [wx, wy] = [(-weight * px) / (spread * spread), (-weight * py) / (spread * spread)]
    all += weight
    allX += wx
    allY += wy
    if (isHigh[at] !== true) continue
    high += weight
    highX += wx
    highY += wy
  }
  return {
    value: high / all,
    dx: (highX * all - high * allX) / (all * all),
    dy: (highY * all - high * allY) / (all * all),
  }
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
  const random = mulberry32(cell * 7919 + 17)
  const near = grid.disc(cell, 1)
  const centres = near.map((other) => grid.centre(other))
  const isHigh = near.map(high)
  const { x: cx, y: cy } = grid.centre(cell)
  const ridges = (x: number, y: number): number =>
    0.42 * (1 - Math.abs(noise(x * 0.42, y * 0.42))) + 0.05 * noise(x * 1.3, y * 1.3)
  const wedges: Hachure[] = []
  for (let at = 0; at < rows * rows; at += 1) {
    const [column, row] = [at % rows, Math.floor(at / rows)]
    // Every other row stands half a step aside: no columns show.
    const x = cx - 0.5 + (column + 0.25 + (row % 2) * 0.5 + (random() - 0.5) * 0.4) / rows
    const y = cy - 0.5 + (row + 0.5 + (random() - 0.5) * 0.4) / rows
    const length = random()
    if (grid.cellAt({ x, y }) !== cell) continue
    const own = mass(centres, isHigh, x, y)
    if (own.value < 0.42) continue
    const here = ridges(x, y)
    // The rise over an eighth of a cell.
    const [dx, dy] = [
      (own.dx + (ridges(x + 0.06, y) - here) / 0.06) * 0.12,
      (own.dy + (ridges(x, y + 0.06) - here) / 0.06) * 0.12,
    ]
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
