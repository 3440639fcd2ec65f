import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import type { MapArrow } from './props.js'

/** Points of an arrow in cells, tail first. */
export type Route = readonly Point[]

/** Bare ground left at the tail and a hair before the head: the symbol stays readable, and a march of one cell is seen. */
const [tail, head] = [0.3, 0.08]
const samples = 14

const bend = (from: Point, to: Point): Route => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  // To the left of the way, as a right hand draws it; there and back lie apart.
  const middle = { x: (from.x + to.x) / 2 + dy * 0.12, y: (from.y + to.y) / 2 - dx * 0.12 }
  return Array.from({ length: samples + 1 }, (_, step) => {
    const t = step / samples
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    return { x: a * from.x + b * middle.x + c * to.x, y: a * from.y + b * middle.y + c * to.y }
  })
}

/** A smooth line through every point (Catmull-Rom). */
export const through = (points: readonly Point[]): Route => {
  const at = (index: number): Point => points[Math.max(0, Math.min(points.length - 1, index))] ?? { x: 0, y: 0 }
  const line: Point[] = []
  for (let leg = 0; leg < points.length - 1; leg += 1) {
    const [p, q, r, s] = [at(leg - 1), at(leg), at(leg + 1), at(leg + 2)]
    for (let step = 0; step < 8; step += 1) {
      const t = step / 8
      const blend = (a: number, b: number, c: number, d: number): number =>
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
      line.push({ x: blend(p.x, q.x, r.x, s.x), y: blend(p.y, q.y, r.y, s.y) })
    }
  }
  return [...line, at(points.length - 1)]
}

const lengthOf = (route: Route): number =>
  route.reduce((sum, point, at) => {
    const before = route[at - 1]
    return before ? sum + Math.hypot(point.x - before.x, point.y - before.y) : 0
  }, 0)

/** Takes `start` off the tail and `end` off the head, measured along the line. */
const trimmed = (route: Route, start: number, end: number): Route => {
  const all = lengthOf(route)
  const part: Point[] = []
  let gone = 0
  route.forEach((point, at) => {
    const before = route[at - 1]
    if (before) {
      const leg = Math.hypot(point.x - before.x, point.y - before.y)
      for (const mark of [start, all - end])
        if (mark > gone && mark <= gone + leg) {
          const t = (mark - gone) / leg
          part.push({ x: before.x + (point.x - before.x) * t, y: before.y + (point.y - before.y) * t })
        }
      gone += leg
    }
    if (gone > start && gone < all - end) part.push(point)
  })
  return part
}

/** The line of an order on the map, or null when it goes nowhere that the map has. */
export const routeOf = (grid: Grid, arrow: Pick<MapArrow, 'from' | 'to' | 'path'>): Route | null => {
  const cells = (arrow.path && arrow.path.length > 2 ? arrow.path : [arrow.from, arrow.to]).map((name) => grid.at(name))
  const points = cells.flatMap((cell) => (cell === null ? [] : [grid.centre(cell)]))
  const [first, last] = [points[0], points.at(-1)]
  if (points.length !== cells.length || !first || !last) return null
  // A way may lead round and back to where it began.
  if (points.length <= 2 && first.x === last.x && first.y === last.y) return null
  const whole = points.length > 2 ? through(points) : bend(first, last)
  const spare = Math.min(1, (lengthOf(whole) * 0.7) / (tail + head))
  const route = trimmed(whole, tail * spare, head * spare)
  return route.length >= 2 ? route : null
}
