import type { TerrainShape } from '@muster/rulesets/kit/system.js'
import type { Laid } from './layout.js'
import { box, circle, closed, hachures, line, type Pen, penOf, polygon, ring, scattered } from './pen.js'

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

/** A piece as strokes, in the order in which they are drawn. */
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
