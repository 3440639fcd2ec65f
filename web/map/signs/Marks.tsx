import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { MarkLook, Sign } from '@muster/rulesets/kit/looks.js'
import type { MarkView } from '@muster/rulesets/kit/view.js'
import * as words from '../../messages/map.generated.js'
import { type Box, type Camera, toScreen, within } from '../camera.js'
import { signPaths } from './sign.js'

interface MarksProps {
  readonly grid: Grid
  readonly marks: readonly MarkView[]
  readonly turn: number
  /** Cells with counters: on hexes there is no room for a name beside them. */
  readonly taken: ReadonlySet<number>
  readonly camera: Camera
  readonly box: Box
  readonly looks: Readonly<Record<string, MarkLook>> | undefined
}

/** Pixels a cell from which the name is printed beside the sign. */
const lettered = 46

/** One sign on its patch of blank paper; in pencil where it is only remembered. */
export const MarkSign = ({ sign, size, then = false }: { sign: Sign; size: number; then?: boolean }) => (
  <g className={`m-mark-${sign}${then ? ' m-mark-then' : ''}`}>
    <circle className="m-mark-ground" r={size * 1.35} />
    <path className="m-mark" d={signPaths[sign]} transform={`scale(${String(size)})`} />
  </g>
)

/** Pixels a hex below which signs would lie under its counters. */
const clear = 44
/** Pixels a hex from which several signs in it stand with their names. */
const listed = 92

/** Letters of a name that stay within their hex before there is that much room. */
const longest = 11

interface Spot {
  readonly x: number
  readonly y: number
  readonly named: boolean
}

/** Where the signs of one cell stand: in a column from its lower left; on hexes in a row above the lower corner until there is room for names. */
const spotOf = (grid: Grid, cell: number, count: number, at: number, k: number, taken: boolean): Spot => {
  const { x, y } = grid.centre(cell)
  if (grid.kind === 'square') return { x: x - 0.32, y: y + 0.32 - at * 0.36, named: k >= lettered }
  if (count === 1 && taken && k < listed) return { x, y: y + 0.42, named: false }
  if (count === 1 || k >= listed) return { x: x - 0.3, y: y + 0.28 - at * 0.2, named: k >= lettered }
  const pitch = Math.min(0.26, 0.8 / count)
  return { x: x + (at - (count - 1) / 2) * pitch, y: y + 0.42, named: false }
}

/** What is found on the ground: a sign in the corner of the cell, its name once there is room, the turn where it is remembered. */
export function Marks({ grid, marks, turn, taken, camera, box, looks }: MarksProps) {
  const heaps = new Map<number, MarkView[]>()
  for (const mark of marks) {
    const cell = grid.at(mark.at)
    if (cell === null || !within(box, grid.centre(cell))) continue
    if (grid.kind === 'hex' && camera.k < clear && taken.has(cell)) continue
    const heap = heaps.get(cell)
    if (heap) heap.push(mark)
    else heaps.set(cell, [mark])
  }
  const size = Math.max(4.5, Math.min(9, camera.k * 0.13))
  return (
    <g className="m-marks">
      {[...heaps].flatMap(([cell, heap]) =>
        heap.map((mark, at) => {
          const { named: roomy, ...place } = spotOf(grid, cell, heap.length, at, camera.k, taken.has(cell))
          const { x, y } = toScreen(camera, place)
          const narrow = grid.kind === 'hex' && camera.k < listed
          const named = roomy && !(narrow && (taken.has(cell) || mark.label.length > longest))
          const then = mark.asOf < turn
          const scale = grid.kind === 'hex' && heap.length > 1 ? size * 0.8 : size
          return (
            <g key={mark.id} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-mark={mark.kind}>
              <MarkSign sign={looks?.[mark.kind]?.sign ?? 'flag'} size={scale} then={then} />
              {named && (
                <text x={size * 1.6} y={size * 0.5} fontSize="11">
                  {then ? words.markThen({ mark: mark.label, turn: mark.asOf }) : mark.label}
                </text>
              )}
            </g>
          )
        }),
      )}
    </g>
  )
}
