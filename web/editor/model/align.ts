import type { Point } from '@muster/rulesets/kit/grid.js'
import type { FilePicture } from '@muster/rulesets/kit/scenarioFile.js'

/** Turns, stretches and moves points: `x' = ax - by + e`, `y' = bx + ay + f`. */
export interface Shift {
  readonly a: number
  readonly b: number
  readonly e: number
  readonly f: number
}

export type Box = Pick<FilePicture, 'x' | 'y' | 'width' | 'height'>

type Pair = readonly [Point, Point]

export const shiftedBy = ({ a, b, e, f }: Shift, { x, y }: Point): Point => ({
  x: a * x - b * y + e,
  y: b * x + a * y + f,
})

/** What lays two points on two others; null where two of them are the same. */
export const alignedBy = ([p, q]: Pair, [u, v]: Pair): Shift | null => {
  const [px, py, ux, uy] = [q.x - p.x, q.y - p.y, v.x - u.x, v.y - u.y]
  const square = px * px + py * py
  if (square === 0 || ux * ux + uy * uy === 0) return null
  const [a, b] = [(ux * px + uy * py) / square, (uy * px - ux * py) / square]
  return { a, b, e: u.x - a * p.x + b * p.y, f: u.y - b * p.x - a * p.y }
}

/** Under this share of its length nobody sees that a picture is turned. */
const hardly = 0.004

export const isTurned = ({ a, b }: Shift): boolean => a < 0 || Math.abs(b) > hardly * Math.abs(a)

/** The least upright box around a box that was shifted. */
export const boxAfter = (shift: Shift, { x, y, width, height }: Box): Box => {
  const corners = [
    { x, y },
    { x: x + width, y },
    { x, y: y + height },
    { x: x + width, y: y + height },
  ].map((corner) => shiftedBy(shift, corner))
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

type Extent = Pick<Box, 'width' | 'height'>

/** The whole picture in the middle of the map, as large as fits. */
export const fittedIn = (map: Extent, picture: Extent): Box => {
  const scale = Math.min(map.width / picture.width, map.height / picture.height)
  const [width, height] = [picture.width * scale, picture.height * scale]
  return { x: (map.width - width) / 2, y: (map.height - height) / 2, width, height }
}
