import type { Point } from '@muster/rulesets/kit/grid.js'
import { once } from '@muster/rulesets/kit/memo.js'
import type { Box } from './camera.js'

interface Loop {
  readonly points: readonly Point[]
  readonly box: Box
  readonly path: Path2D
}

/** Closed lines around ground of one nature, on the whole map. */
export interface Outline {
  readonly whole: Path2D
  readonly loops: readonly Loop[]
}

const boxOf = (points: readonly Point[]): Box => {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of points) {
    if (x < x0) x0 = x
    if (x > x1) x1 = x
    if (y < y0) y0 = y
    if (y > y1) y1 = y
  }
  return { x0, y0, x1, y1 }
}

const meet = (a: Box, b: Box): boolean => a.x0 <= b.x1 && a.x1 >= b.x0 && a.y0 <= b.y1 && a.y1 >= b.y0

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x0 >= outer.x0 && inner.x1 <= outer.x1 && inner.y0 >= outer.y0 && inner.y1 <= outer.y1

const drawInto = (path: Path2D, points: readonly Point[]): void =>
  points.forEach(({ x, y }, at) => (at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))

/** A path of its own each: to close one, a browser measures the whole path that it is in. */
const closed = (points: readonly Point[]): Path2D => {
  const path = new Path2D()
  drawInto(path, points)
  path.closePath()
  return path
}

const together = (paths: readonly Path2D[]): Path2D => {
  const all = new Path2D()
  for (const path of paths) all.addPath(path)
  return all
}

/** Of the same line the same loop: a map that is being drawn keeps what a stroke did not touch. */
const loopOf = once((points: readonly Point[]): Loop => ({ points, box: boxOf(points), path: closed(points) }))

export const outlineOf = (lines: readonly (readonly Point[])[]): Outline => {
  const loops = lines.map(loopOf)
  return { whole: together(loops.map(({ path }) => path)), loops }
}

/** Open lines, to stroke. */
export const lineOf = (lines: readonly (readonly Point[])[]): Path2D => {
  const path = new Path2D()
  for (const points of lines) drawInto(path, points)
  return path
}

/** The same lines with every nth of their points alone; what is too small for that keeps all. */
const thinned = (every: number) =>
  once(({ loops }: Outline): Outline =>
    outlineOf(
      loops.map(({ points }) => (points.length < 6 * every ? points : points.filter((_, at) => at % every === 0))),
    ),
  )
const [half, third] = [thinned(2), thinned(3)]

/** A line drawn by hand as it is seen from so far that a cell has `k` pixels: a stroke pays for every point of its line. */
export const seenFrom = (k: number, outline: Outline): Outline =>
  k < 20 ? third(outline) : k < 64 ? half(outline) : outline

/** To fill: the loops that reach into the box, whole, so that what is inside stays inside. */
export const areaIn = ({ whole, loops }: Outline, box: Box): Path2D => {
  const near = loops.filter((loop) => meet(loop.box, box))
  return near.length === loops.length ? whole : together(near.map(({ path }) => path))
}

/** A stretch of a closed line; `closed`: all of it. */
interface Stretch {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** The stretches of a closed line that may touch the box: each begins and ends outside it. */
export const stretchesIn = (points: readonly Point[], box: Box): readonly Stretch[] => {
  const count = points.length
  const nowhere = { x: 0, y: 0 }
  const at = (index: number): Point => points[index % count] ?? nowhere
  const touches = (index: number): boolean => {
    const [from, to] = [at(index), at(index + 1)]
    return (
      Math.min(from.x, to.x) <= box.x1 &&
      Math.max(from.x, to.x) >= box.x0 &&
      Math.min(from.y, to.y) <= box.y1 &&
      Math.max(from.y, to.y) >= box.y0
    )
  }
  const first = points.findIndex((_, index) => !touches(index))
  if (first < 0) return [{ points, closed: true }]
  const found: Point[][] = []
  let open: Point[] | null = null
  for (let step = 1; step <= count; step += 1) {
    const index = first + step
    if (!touches(index)) open = null
    else if (open) open.push(at(index + 1))
    else found.push((open = [at(index), at(index + 1)]))
  }
  return found.map((stretch) => ({ points: stretch, closed: false }))
}

/** How far a line's breadth may reach, in cells. */
const reach = 1

/** To stroke: what of the lines runs through the box or beside it. A map of 10,000 cells has long shores, and a stroke pays for all of its line. */
export const lineIn = ({ whole, loops }: Outline, box: Box): Path2D => {
  const wide = { x0: box.x0 - reach, y0: box.y0 - reach, x1: box.x1 + reach, y1: box.y1 + reach }
  if (loops.every((loop) => isWithin(loop.box, wide))) return whole
  const path = new Path2D()
  for (const loop of loops) {
    if (isWithin(loop.box, wide)) path.addPath(loop.path)
    else if (meet(loop.box, wide))
      for (const { points, closed: all } of stretchesIn(loop.points, wide))
        if (all) path.addPath(loop.path)
        else drawInto(path, points)
  }
  return path
}
