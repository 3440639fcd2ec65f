import type { Point } from '@muster/rulesets/kit/grid.js'
import type { Noise } from '../noise.js'

/** Both ends of a short piece of a contour line. */
export type Segment = readonly [from: Point, to: Point]

const levels = [-0.55, -0.3, -0.05, 0.2, 0.45, 0.7]
const step = 1 / 3

/** The lie of the land between the features: it has no meaning in any rule and only makes the sheet a map. */
const land = (noise: Noise, x: number, y: number): number =>
  0.75 * noise(x * 0.13 + 9, y * 0.13) + 0.25 * noise(x * 0.36, y * 0.36 + 5)

/** Contour lines of a stretch of open country, by marching squares, as loose segments. */
export const contours = (noise: Noise, x0: number, y0: number, x1: number, y1: number): readonly Segment[] => {
  const columns = Math.ceil((x1 - x0) / step)
  const rows = Math.ceil((y1 - y0) / step)
  const heights = new Float64Array((columns + 1) * (rows + 1))
  for (let row = 0; row <= rows; row += 1)
    for (let column = 0; column <= columns; column += 1)
      heights[row * (columns + 1) + column] = land(noise, x0 + column * step, y0 + row * step)
  const height = (column: number, row: number): number => heights[row * (columns + 1) + column] ?? 0
  const segments: Segment[] = []
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const ring = [
        [column, row],
        [column + 1, row],
        [column + 1, row + 1],
        [column, row + 1],
      ] as const
      for (const level of levels) {
        const crossings: Point[] = []
        for (let side = 0; side < 4; side += 1) {
          const [ac, ar] = ring[side] ?? ring[0]
          const [bc, br] = ring[(side + 1) % 4] ?? ring[0]
          const [a, b] = [height(ac, ar) - level, height(bc, br) - level]
          if (a < 0 === b < 0) continue
          const part = a / (a - b)
          crossings.push({ x: x0 + (ac + (bc - ac) * part) * step, y: y0 + (ar + (br - ar) * part) * step })
        }
        const [p, q, r, s] = crossings
        if (p && q) segments.push([p, q])
        if (r && s) segments.push([r, s])
      }
    }
  return segments
}
