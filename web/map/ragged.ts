import type { Point } from '@muster/rulesets/kit/grid.js'
import type { Size } from './camera.js'
import { sway, type Noise } from './noise.js'

export interface Raggedness {
  /** How far a point may stray, in cells. */
  readonly reach: number
  /** Bends a cell. */
  readonly grain: number
  /** Points an edge. */
  readonly steps: number
}

export const shore: Raggedness = { reach: 0.07, grain: 1.1, steps: 5 }
export const front: Raggedness = { reach: 0.03, grain: 1.7, steps: 4 }
export const torn: Raggedness = { reach: 0.09, grain: 2.3, steps: 7 }

/**
 * Corners on the edge of the map drawn out beyond it: what ends at the sheet's edge ends there straight, and is not rounded off before it.
 * `slack` is how far within the extent a corner still lies on the edge: hexes have a jagged one.
 */
export const overEdge = (loop: readonly Point[], extent: Size, slack: number): readonly Point[] => {
  const out = (at: number, end: number): number => (at <= slack ? at - 0.6 : at >= end - slack ? at + 0.6 : at)
  return loop.map(({ x, y }) => ({ x: out(x, extent.width), y: out(y, extent.height) }))
}

/**
 * A loop of cell edges as a hand would draw it: corners rounded (a quadratic spline from the middle of one edge to the middle of the next),
 * then swayed by the noise. A point never strays farther than the rounding and the reach together: 0.18 + 1.5 × reach cells.
 */
export const raggedLoop = (
  loop: readonly Point[],
  noise: Noise,
  { reach, grain, steps }: Raggedness,
): readonly Point[] => {
  const points: Point[] = []
  for (let at = 0; at < loop.length; at += 1) {
    const [before, here, after] = [loop[(at + loop.length - 1) % loop.length], loop[at], loop[(at + 1) % loop.length]]
    if (!before || !here || !after) continue
    const from = { x: (before.x + here.x) / 2, y: (before.y + here.y) / 2 }
    const to = { x: (here.x + after.x) / 2, y: (here.y + after.y) / 2 }
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps
      const [a, b, c] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t]
      const smooth = { x: a * from.x + b * here.x + c * to.x, y: a * from.y + b * here.y + c * to.y }
      points.push(sway(noise, sway(noise, smooth, reach, grain), reach / 2, grain * 3.1))
    }
  }
  return points
}

/** A line with two ends along cell edges, which it does not leave by more than a hair: it says whose each cell is. */
export const raggedLine = (
  points: readonly Point[],
  noise: Noise,
  { reach, grain, steps }: Raggedness,
): readonly Point[] =>
  points.flatMap((here, at) => {
    const next = points[at + 1]
    if (!next) return [here]
    return Array.from({ length: steps }, (_, step) => {
      const t = step / steps
      return sway(noise, { x: here.x + (next.x - here.x) * t, y: here.y + (next.y - here.y) * t }, reach, grain)
    })
  })
