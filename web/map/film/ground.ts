import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { fnv1a } from '@muster/rulesets/kit/hash.js'
import type { GroundKind } from '@muster/rulesets/kit/looks.js'
import type { Ground } from '../reading.js'
import { extentOf } from '../camera.js'
import { noiseOf } from '../noise.js'
import { loopsAround } from '../outline.js'
import { overEdge, raggedLoop, shore } from '../ragged.js'
import { cityBlocks } from '../terrain/city.js'
import { contours } from '../terrain/contours.js'
import { hachures, type Hachure } from '../terrain/relief.js'
import { trees } from '../terrain/wood.js'
import { groundPaths, tones } from '../thumb.js'
import type { Colour } from './colours.js'
import { loops, pixels, side, strokes, tag } from './svg.js'

const wedge = ([top, foot]: Hachure): readonly Point[] => {
  const [across, down] = [(foot.y - top.y) * 0.17, (foot.x - top.x) * 0.17]
  return [{ x: top.x + across, y: top.y - down }, foot, { x: top.x - across, y: top.y + down }]
}

/** The edge of the map: straight, or that of its outermost hexes. */
const frame = (grid: Grid, more: Readonly<Record<string, string | number>>): string =>
  tag('path', { d: loops(loopsAround(grid, () => true)), ...more })

/** The map's ground, drawn by the same hand as the page's. */
export const groundOf = ({ grid, terrain, kinds }: Ground, colour: Colour): string => {
  const noise = noiseOf(fnv1a(`${grid.kind}${String(grid.width)}${terrain.join('')}`))
  const is = (kind: GroundKind) => (cell: number) => kinds[cell] === kind
  const cells = (kind: GroundKind): readonly number[] => kinds.flatMap((found, cell) => (found === kind ? [cell] : []))
  const area = (kind: GroundKind): string =>
    loops(loopsAround(grid, is(kind)).map((loop) => raggedLoop(overEdge(loop, extentOf(grid), 0.01), noise, shore)))
  const { width, height } = extentOf(grid)
  const fill = (d: string, token: string, opacity: number): string =>
    d === '' ? '' : tag('path', { d, fill: colour(token), opacity })
  const crowns = cells('wood').flatMap((cell) => trees(grid, cell))
  return [
    frame(grid, { fill: colour('--map-ground') }),
    tag('path', {
      d: strokes(contours(noise, 0, 0, width, height)),
      ...{ stroke: colour('--map-relief'), 'stroke-width': 0.8, opacity: 0.2, fill: 'none' },
    }),
    fill(area('relief'), '--map-relief', 0.14),
    fill(area('wood'), '--map-wood', 0.14),
    fill(area('city'), '--map-city-fill', 0.75),
    tag('path', {
      d: area('water'),
      fill: colour('--map-water-fill'),
      stroke: colour('--map-water'),
      'stroke-width': 1.2,
    }),
    fill(
      loops(
        cells('relief').flatMap((cell) =>
          hachures(grid, cell, is('relief'), noise)
            .filter((_, at) => at % 3 === 0)
            .map(wedge),
        ),
      ),
      '--map-relief',
      0.9,
    ),
    fill(loops(cells('city').flatMap((cell) => cityBlocks(grid, cell, is('city'), noise))), '--map-city', 0.7),
    ...crowns.map(({ x, y, r }) =>
      tag('circle', { cx: pixels(x), cy: pixels(y), r: pixels(r), fill: 'none', stroke: colour('--map-wood') }),
    ),
    linesOf(grid, colour),
  ].join('')
}

/** The ground in flat tones: of a large map, drawn small, nobody would see the strokes. */
export const plainGroundOf = (ground: Ground, colour: Colour): string => {
  const { sheet, kinds } = groundPaths(ground)
  const fills = kinds.map(({ kind, path }) =>
    tag('path', { d: path, fill: colour(tones[kind].token), opacity: tones[kind].opacity }),
  )
  const whole = tag('path', { d: sheet, fill: colour(tones.open.token) })
  return tag('g', { transform: `scale(${String(side)})` }, whole + fills.join(''))
}

/** Hexes as hairlines; of squares small crosses at their corners, instead of a grid of boxes. */
const ticks = (grid: Grid): string => {
  const cells = Array.from({ length: grid.size }, (_, cell) => grid.corners(cell))
  return grid.kind === 'hex' ? loops(cells) : strokes(cells.flatMap(([corner]) => (corner ? crossAt(corner) : [])))
}

/** The lines between cells. */
export const linesOf = (grid: Grid, colour: Colour): string =>
  tag('path', { d: ticks(grid), stroke: colour('--map-tick'), 'stroke-width': 0.9, fill: 'none' })

const crossAt = ({ x, y }: Point): readonly (readonly [Point, Point])[] => [
  [
    { x: x - 0.06, y },
    { x: x + 0.06, y },
  ],
  [
    { x, y: y - 0.06 },
    { x, y: y + 0.06 },
  ],
]

/** What keeps the ground on its sheet. */
export const sheetClip = (grid: Grid): string => tag('clipPath', { id: 'sheet' }, frame(grid, {}))

export const neatline = (grid: Grid, colour: Colour): string =>
  frame(grid, { fill: 'none', stroke: colour('--ink'), 'stroke-width': 1.4 })
