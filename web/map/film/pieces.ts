import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'
import { runsOf, type Clock } from './clock.js'
import { type Colour, seatColour } from './colours.js'
import { side, tag, type words } from './svg.js'

/** A piece, or an enemy as far as it is known. */
export interface FilmPiece {
  readonly id: string
  readonly seat: string | null
  readonly at: Cell
  readonly size: number | null
  readonly marks: readonly string[]
}

const [width, height] = [31, 18]

/** Where a piece is drawn: those of one cell lie fanned out. */
const placeOf = (grid: Grid, pieces: readonly FilmPiece[], piece: FilmPiece): readonly [number, number] => {
  const together = pieces.filter(({ at }) => at === piece.at)
  const [index, last] = [together.indexOf(piece), together.length - 1]
  const { x, y } = grid.centre(piece.at)
  return [Math.round(x * side + (index - last / 2) * 7), Math.round(y * side + (index - last / 2) * 14)]
}

/** Thousands as `1.7k`: a counter has room for three figures. */
const sizeOf = (size: number | null): string => {
  if (size === null) return ''
  return size < 1000 ? String(size) : `${String(Math.round(size / 100) / 10)}k`
}

/** How a counter's letter and figure are written. */
export type Print = typeof words

interface Hand {
  readonly colour: Colour
  readonly print: Print
}

/** The counter: the seat's letter on its colour, the size beside it, a line below for each state that it is in. */
const body = ({ seat, size, marks }: FilmPiece, { colour, print }: Hand): string => {
  const ink = seat === null ? colour('--ink-3') : seatColour(colour, seat)
  return [
    tag('rect', {
      ...{ x: -width / 2, y: -height / 2, width, height, rx: 2 },
      ...{ fill: colour('--sheet'), stroke: ink, 'stroke-width': 1.6 },
    }),
    tag('path', {
      d: `M${String(-width / 2)} ${String(-height / 2)}h13v${String(height)}h-13z`,
      fill: ink,
    }),
    print(seat ?? '?', { x: -9, y: 4.5, class: 'letter', fill: colour('--on-seat') }),
    print(sizeOf(size), {
      ...{ x: 6.5, y: 5, fill: colour('--ink') },
      class: sizeOf(size).length > 2 ? 'size long' : 'size',
    }),
    ...marks.slice(0, 3).map((_, at) =>
      tag('path', {
        d: `M${String(-width / 2)} ${String(height / 2 + 3 + at * 2.5)}h${String(width)}`,
        ...{ stroke: colour('--ink'), 'stroke-width': 1.4 },
      }),
    ),
  ].join('')
}

const looks = (piece: FilmPiece | null): string | null => piece && JSON.stringify([piece.size, piece.marks])

/** Every piece that ever stood on the map, moving through its places. */
export const piecesOf = (grid: Grid, frames: readonly (readonly FilmPiece[])[], clock: Clock, hand: Hand): string => {
  const ids = [...new Set(frames.flatMap((pieces) => pieces.map(({ id }) => id)))].sort()
  return ids
    .map((id) => {
      const found = frames.map((pieces) => pieces.find((piece) => piece.id === id) ?? null)
      const places = found.map((piece, at) => {
        const frame = frames[at]
        return piece && frame ? placeOf(grid, frame, piece) : null
      })
      const states = runsOf(found, looks).map((run) =>
        run.value ? tag('g', { class: clock.during(run) }, body(run.value, hand)) : '',
      )
      return tag('g', clock.along(id, places), states.join(''))
    })
    .join('')
}
