import type { Point } from '@muster/rulesets/kit/grid.js'
import { toScreen, within } from '../camera.js'
import { around, breadth, type Line, moved, type Rect, rectOf } from './metric.js'
import type { Room } from './room.js'
import type { Sheet, SheetMark, StandingSign } from './sheet.js'

/** Pixels a cell from which names are printed beside signs, and below which signs in cells with counters are left out. */
const [lettered, clear] = [46, 30]
/** Pixels a hex from which its signs stand with names of any length. */
const listed = 110

/** Breadth of a sign's patch of paper, by half its strokes. */
export const patch = 1.35

/** Marks by the cells they lie in, as far as they are drawn. */
export const heapsOf = ({ grid, marks, counters, camera, box }: Sheet): ReadonlyMap<number, readonly SheetMark[]> => {
  const taken = new Set(counters.map(({ cell }) => cell))
  const heaps = new Map<number, SheetMark[]>()
  for (const mark of marks) {
    const cell = grid.at(mark.at)
    if (cell === null || !within(box, grid.centre(cell))) continue
    if (camera.k < clear && taken.has(cell) && mark.always !== true) continue
    const heap = heaps.get(cell)
    if (heap) heap.push(mark)
    else heaps.set(cell, [mark])
  }
  return heaps
}

/** Where the signs of one cell stand if nothing else does: in a row in its lower part. */
const spotOf = ({ grid, camera }: Sheet, cell: number, count: number, at: number, size: number): Point => {
  const { x, y } = grid.centre(cell)
  const pitch = Math.max(size * patch * 2 + 1, Math.min(0.26, 0.8 / count) * camera.k)
  const from = grid.kind === 'square' && count === 1 ? { x: x - 0.32, y: y + 0.32 } : { x, y: y + 0.42 }
  const spot = toScreen(camera, from)
  return { x: spot.x + (at - (count - 1) / 2) * pitch, y: spot.y }
}

const nameLines = (text: string, size: number): readonly Line[] => [
  { text, x: size * 1.6, y: size * 0.5, size: 11, anchor: 'start' },
  { text, x: -size * 1.6, y: size * 0.5, size: 11, anchor: 'end' },
  { text, x: 0, y: size * 1.4 + 10, size: 11, anchor: 'middle' },
  { text, x: 0, y: -size * 1.4 - 4, size: 11, anchor: 'middle' },
]

type Settle = (room: Room, rects: readonly Rect[], at: Point, step: number, most: number) => Point | null

/** Signs of what is found on the ground, and then their names beside them, where there is room. */
export const standingSigns = (
  sheet: Sheet,
  heaps: ReadonlyMap<number, readonly SheetMark[]>,
  room: Room,
  settle: Settle,
): { readonly named: () => readonly StandingSign[] } => {
  const { camera, turn, grid } = sheet
  const full = Math.max(4.5, Math.min(9, camera.k * 0.13))
  const signs = [...heaps].flatMap(([cell, heap]) =>
    heap.flatMap((mark, at): readonly StandingSign[] => {
      const size = full * (mark.always === true ? 1.15 : heap.length > 1 ? 0.8 : 1)
      const spot = spotOf(sheet, cell, heap.length, at, size)
      const reach = size * patch + 0.5
      const there = settle(room, [around(0, 0, reach, reach)], spot, size * 0.9, camera.k * 1.1)
      if (!there) return []
      const centre = toScreen(camera, grid.centre(cell))
      // Within its cell nobody asks whose it is.
      const strayed = Math.hypot(there.x - centre.x, there.y - centre.y) > camera.k * 0.56
      return [{ mark, ...there, size, leader: strayed ? { from: centre } : null, name: null }]
    }),
  )
  const named = (): readonly StandingSign[] =>
    camera.k < lettered
      ? signs
      : signs.map((sign) => {
          const { mark, x, y, size } = sign
          if (mark.label === '') return sign
          const text = mark.asOf < turn ? sheet.thenWord(mark.label, mark.asOf) : mark.label
          // Hexes lie close to one another: a name stays within its own.
          if (grid.kind === 'hex' && camera.k < listed && breadth(text, 11) > camera.k * 0.66) return sign
          const name = nameLines(text, size).find((line) => room.isFree([moved(rectOf(line), x, y)]))
          if (!name) return sign
          room.take([moved(rectOf(name), x, y)])
          return { ...sign, name }
        })
  return { named }
}
