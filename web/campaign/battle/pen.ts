import type { Point } from '@muster/rulesets/kit/grid.js'
import { mulberry32 } from '@muster/rulesets/kit/seeded.js'
import type { Laid } from './layout.js'

const at = (value: number): string => value.toFixed(2)
const moveTo = ({ x, y }: Point): string => `M${at(x)} ${at(y)}`
const lineTo = ({ x, y }: Point): string => `L${at(x)} ${at(y)}`
export const line = (points: readonly Point[]): string =>
  points.map((point, index) => (index === 0 ? moveTo(point) : lineTo(point))).join('')

/** A closed curve through the middles of the edges. */
export const closed = (points: readonly Point[]): string => {
  const middle = (index: number): Point => {
    const [a, b] = [points[index % points.length], points[(index + 1) % points.length]]
    return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 }
  }
  const curves = points.map((_, index) => {
    const [over, to] = [points[(index + 1) % points.length], middle(index + 1)]
    return over ? `Q${at(over.x)} ${at(over.y)} ${at(to.x)} ${at(to.y)}` : ''
  })
  return `${moveTo(middle(0))}${curves.join('')}Z`
}

/** Seeded random state and transform for one terrain piece. */
export interface Pen {
  readonly random: () => number
  readonly rx: number
  readonly ry: number
  /** From the piece's own axes, in shares of its length and breadth, to the table. */
  readonly put: (along: number, across: number) => Point
}

export const penOf = ({ x, y, reach, stretch, turn, number, quarter }: Laid): Pen => {
  // Corners of oblong pieces stay within reach as well.
  const [rx, ry] = [reach, reach / stretch]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return {
    random: mulberry32(number * 7919 + quarter * 104_729 + Math.round(x * 100)),
    ...{ rx, ry },
    put: (along, across) => ({
      x: x + along * rx * cos - across * ry * sin,
      y: y + along * rx * sin + across * ry * cos,
    }),
  }
}

/** An uneven ring; `size` 1 touches the reach of the piece and never passes it. */
export const ring = ({ random, put }: Pen, size: number, rough = 0.22): readonly Point[] => {
  const [first, second] = [random() * 6.28, random() * 6.28]
  return Array.from({ length: 18 }, (_, step) => {
    const angle = (step / 18) * Math.PI * 2
    const bend = 0.5 + 0.3 * Math.sin(2 * angle + first) + 0.2 * Math.sin(5 * angle + second)
    const r = size * (1 - rough * bend)
    return put(r * Math.cos(angle), r * Math.sin(angle))
  })
}

const arcTo = (r: number, wide: boolean, { x, y }: Point): string =>
  `A${at(r)} ${at(r)} 0 ${wide ? '1' : '0'} 1 ${at(x)} ${at(y)}`

/** A circle, or the part of it between two angles. */
export const circle = ({ x, y }: Point, r: number, from = 0, to = Math.PI * 2): string => {
  const on = (angle: number): Point => ({ x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) })
  const half = (from + to) / 2
  return moveTo(on(from)) + arcTo(r, half - from > Math.PI, on(half)) + arcTo(r, to - half > Math.PI, on(to))
}

/** Places inside the piece, none nearer to another than it may be. */
export const scattered = (pen: Pen, count: number, size: number): readonly (Point & { readonly r: number })[] => {
  const found: (Point & { readonly r: number })[] = []
  for (let tries = 0; tries < count * 8 && found.length < count; tries += 1) {
    const [angle, far] = [pen.random() * 6.28, Math.sqrt(pen.random()) * 0.72]
    const spot = { ...pen.put(far * Math.cos(angle), far * Math.sin(angle)), r: size * (0.75 + pen.random() * 0.5) }
    if (found.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > (other.r + spot.r) * 0.95))
      found.push(spot)
  }
  return found
}

export const box = ({ put }: Pen, left: number, right: number, top: number, bottom: number): readonly Point[] => [
  put(left, top),
  put(right, top),
  put(right, bottom),
  put(left, bottom),
]

export const polygon = (points: readonly Point[]): string => `${line(points)}Z`

/** Short strokes down the slope between two rings of as many points. */
export const hachures = (outer: readonly Point[], inner: readonly Point[]): string =>
  outer
    .map((foot, index) => {
      const top = inner[index]
      return top
        ? `${moveTo({ x: foot.x + (top.x - foot.x) * 0.15, y: foot.y + (top.y - foot.y) * 0.15 })}${lineTo({ x: foot.x + (top.x - foot.x) * 0.8, y: foot.y + (top.y - foot.y) * 0.8 })}`
        : ''
    })
    .join('')
