import type { Point } from '@muster/rulesets/kit/grid.js'

const direction = (from: Point, to: Point): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}

/** A loop moved inwards by `reach`, corners kept sharp: what lies inside is on the right of the way, as `loopsAround` walks it. */
export const inset = (loop: readonly Point[], reach: number): readonly Point[] =>
  loop.map((here, at) => {
    const before = loop[(at + loop.length - 1) % loop.length] ?? here
    const after = loop[(at + 1) % loop.length] ?? here
    const [u, v] = [direction(before, here), direction(here, after)]
    const share = reach / (1 + u.x * v.x + u.y * v.y)
    return { x: here.x - (u.y + v.y) * share, y: here.y + (u.x + v.x) * share }
  })
