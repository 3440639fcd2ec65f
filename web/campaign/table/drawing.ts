import type { Point } from '@muster/rulesets/kit/grid.js'
import type { TerrainShape } from '@muster/rulesets/kit/system.js'
import { hand } from '../../map/noise.js'
import type { Laid } from './layout.js'

/** How a line or a face of the sketch looks: the class names of its stylesheet. */
export type Look =
  | 'wood'
  | 'water'
  | 'solid'
  | 'face'
  | 'paper'
  | 'city'
  | 'ink'
  | 'thin'
  | 'bold'
  | 'relief'
  | 'ripple'
  | 'crown'
  | 'dashed'

export interface Stroke {
  readonly look: Look
  readonly d: string
}

const at = (value: number): string => value.toFixed(2)
const moveTo = ({ x, y }: Point): string => `M${at(x)} ${at(y)}`
const lineTo = ({ x, y }: Point): string => `L${at(x)} ${at(y)}`
const line = (points: readonly Point[]): string =>
  points.map((point, index) => (index === 0 ? moveTo(point) : lineTo(point))).join('')

/** A closed curve through the middles of the edges. */
const closed = (points: readonly Point[]): string => {
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

/** What a hand needs to draw one piece: its own corner of luck, and its own place and turn. */
interface Pen {
  readonly random: () => number
  readonly rx: number
  readonly ry: number
  /** From the piece's own axes, in shares of its length and breadth, to the table. */
  readonly put: (along: number, across: number) => Point
}

const penOf = ({ x, y, reach, stretch, turn, number, quarter }: Laid): Pen => {
  // Corners of oblong pieces stay within reach as well.
  const [rx, ry] = [reach, reach / stretch]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return {
    random: hand(number * 7919 + quarter * 104_729 + Math.round(x * 100)),
    ...{ rx, ry },
    put: (along, across) => ({
      x: x + along * rx * cos - across * ry * sin,
      y: y + along * rx * sin + across * ry * cos,
    }),
  }
}

/** An uneven ring; `size` 1 touches the reach of the piece and never passes it. */
const ring = ({ random, put }: Pen, size: number, rough = 0.22): readonly Point[] => {
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
const circle = ({ x, y }: Point, r: number, from = 0, to = Math.PI * 2): string => {
  const on = (angle: number): Point => ({ x: x + r * Math.cos(angle), y: y + r * Math.sin(angle) })
  const half = (from + to) / 2
  return moveTo(on(from)) + arcTo(r, half - from > Math.PI, on(half)) + arcTo(r, to - half > Math.PI, on(to))
}

/** Places inside the piece, none nearer to another than it may be. */
const scattered = (pen: Pen, count: number, size: number): readonly (Point & { readonly r: number })[] => {
  const found: (Point & { readonly r: number })[] = []
  for (let tries = 0; tries < count * 8 && found.length < count; tries += 1) {
    const [angle, far] = [pen.random() * 6.28, Math.sqrt(pen.random()) * 0.72]
    const spot = { ...pen.put(far * Math.cos(angle), far * Math.sin(angle)), r: size * (0.75 + pen.random() * 0.5) }
    if (found.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) > (other.r + spot.r) * 0.95))
      found.push(spot)
  }
  return found
}

const box = ({ put }: Pen, left: number, right: number, top: number, bottom: number): readonly Point[] => [
  put(left, top),
  put(right, top),
  put(right, bottom),
  put(left, bottom),
]

const polygon = (points: readonly Point[]): string => `${line(points)}Z`

/** Short strokes down the slope between two rings of as many points. */
const hachures = (outer: readonly Point[], inner: readonly Point[]): string =>
  outer
    .map((foot, index) => {
      const top = inner[index]
      return top
        ? `${moveTo({ x: foot.x + (top.x - foot.x) * 0.15, y: foot.y + (top.y - foot.y) * 0.15 })}${lineTo({ x: foot.x + (top.x - foot.x) * 0.8, y: foot.y + (top.y - foot.y) * 0.8 })}`
        : ''
    })
    .join('')

const hands: Readonly<Record<TerrainShape, (pen: Pen) => readonly Stroke[]>> = {
  wood: (pen) => [
    { look: 'wood', d: closed(ring(pen, 1)) },
    {
      look: 'crown',
      d: scattered(pen, 16, Math.min(pen.rx, pen.ry) * 0.17)
        .map((tree) => circle(tree, tree.r, 0, Math.PI * 1.75))
        .join(''),
    },
  ],
  hill: (pen) => {
    const [foot, brow] = [ring(pen, 1), ring(pen, 0.6)]
    return [
      { look: 'face', d: closed(foot) },
      { look: 'relief', d: closed(foot) },
      { look: 'relief', d: closed(brow) },
      { look: 'relief', d: hachures(foot, brow) },
    ]
  },
  ruin: (pen) => [
    { look: 'city', d: polygon(box(pen, -0.72, 0.72, -0.62, 0.62)) },
    {
      look: 'bold',
      d: [
        line([pen.put(-0.72, 0.1), pen.put(-0.72, -0.62), pen.put(0.05, -0.62)]),
        line([pen.put(0.35, -0.62), pen.put(0.72, -0.62), pen.put(0.72, -0.2)]),
        line([pen.put(0.72, 0.25), pen.put(0.72, 0.62), pen.put(-0.2, 0.62)]),
        line([pen.put(-0.05, -0.62), pen.put(-0.05, -0.1)]),
      ].join(''),
    },
    {
      look: 'thin',
      d: scattered(pen, 9, pen.rx * 0.045)
        .map((stone) => circle(stone, stone.r))
        .join(''),
    },
  ],
  building: (pen) => [
    { look: 'solid', d: polygon(box(pen, -0.7, 0.7, -0.6, 0.6)) },
    {
      look: 'paper',
      d: [
        line([pen.put(-0.7, -0.6), pen.put(-0.35, 0), pen.put(-0.7, 0.6)]),
        line([pen.put(0.7, -0.6), pen.put(0.35, 0), pen.put(0.7, 0.6)]),
        line([pen.put(-0.35, 0), pen.put(0.35, 0)]),
      ].join(''),
    },
  ],
  wall: (pen) => {
    const sag = (pen.random() - 0.5) * 0.9
    const points = Array.from({ length: 13 }, (_, step) => {
      const along = -0.95 + (step / 12) * 1.9
      return pen.put(along, sag * (1 - along * along))
    })
    return [
      { look: 'bold', d: line(points) },
      { look: 'ink', d: points.map((point) => circle(point, pen.rx * 0.08)).join('') },
    ]
  },
  water: (pen) => {
    const wave = (across: number, from: number, to: number): string =>
      line(
        Array.from({ length: 9 }, (_, step) =>
          pen.put(from + ((to - from) * step) / 8, across + 0.06 * Math.sin(step * 1.6)),
        ),
      )
    return [
      { look: 'water', d: closed(ring(pen, 1)) },
      { look: 'ripple', d: [wave(-0.3, -0.5, 0.35), wave(0.02, -0.2, 0.6), wave(0.34, -0.55, 0.2)].join('') },
    ]
  },
  crater: (pen) => [
    {
      look: 'thin',
      d: scattered(pen, 6, Math.min(pen.rx, pen.ry) * 0.26)
        .flatMap((hole) => {
          const open = pen.random() * 6.28
          return [circle(hole, hole.r, open, open + Math.PI * 1.6), circle(hole, hole.r * 0.5, open + 1, open + 4)]
        })
        .join(''),
    },
  ],
  rocks: (pen) =>
    scattered(pen, 7, Math.min(pen.rx, pen.ry) * 0.26).flatMap((rock) => {
      const corners = Array.from({ length: 6 }, (_, step) => {
        const r = rock.r * (0.75 + pen.random() * 0.35)
        return { x: rock.x + r * Math.cos((step / 6) * 6.28), y: rock.y + r * Math.sin((step / 6) * 6.28) }
      })
      const [, , brow, , , foot] = corners
      return [
        { look: 'city' as const, d: polygon(corners) },
        { look: 'thin' as const, d: `${polygon(corners)}${brow && foot ? line([brow, rock, foot]) : ''}` },
      ]
    }),
  rough: (pen) => [
    { look: 'dashed', d: closed(ring(pen, 1)) },
    {
      look: 'thin',
      d: scattered(pen, 14, pen.rx * 0.09)
        .map(
          ({ x, y, r }) =>
            line([
              { x: x - r * 0.6, y: y - r },
              { x, y },
              { x: x + r * 0.6, y: y - r },
            ]) +
            line([
              { x, y },
              { x, y: y - r * 1.3 },
            ]),
        )
        .join(''),
    },
  ],
  works: (pen) => {
    const zigzag = (across: number): string =>
      line(
        Array.from({ length: 9 }, (_, step) =>
          pen.put(-0.9 + (step / 8) * 1.8, across + (step % 2 === 0 ? -0.18 : 0.18)),
        ),
      )
    return [
      { look: 'bold', d: zigzag(0.2) },
      { look: 'ink', d: zigzag(-0.3) },
    ]
  },
}

/** A piece as strokes, in the order in which they are laid on the sheet. */
export const strokesOf = (piece: Laid): readonly Stroke[] => hands[piece.shape](penOf(piece))

/** The sign of a shape for the legend, drawn in a square of `side`. */
export const sampleOf = (shape: TerrainShape, side: number): readonly Stroke[] =>
  strokesOf({
    title: shape,
    shape,
    number: 1,
    quarter: 0,
    x: side / 2,
    y: side / 2,
    reach: side / 2 - 0.3,
    stretch: 1.3,
    turn: 0,
  })
