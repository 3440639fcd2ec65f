import type { Cell } from '@muster/rulesets/kit/grid.js'
import { type Drawing, geometry, groundAt, withGround } from './drawing.js'
import { withoutPieces } from './pieces.js'
import { flood, rectangle, stroke } from './shapes.js'
import { imagesOf, symmetryOf, type SymmetryKind } from './symmetry.js'

/** Tools that change the ground of the cells that they meet. */
export type Shape = 'brush' | 'fill' | 'line' | 'rectangle' | 'eraser'

export type Tool = Shape | 'piece' | 'name' | 'select' | 'hand'

/** With what one paints. */
export interface Paint {
  readonly shape: Shape
  /** How many rings the brush has around its cell. */
  readonly reach: number
  readonly symmetry: SymmetryKind
  /** What is painted, and what the eraser leaves. */
  readonly ground: string
  readonly blank: string
}

/** The way of a brush since it was put down: the cells that the pointer met, the first first. */
export type Way = readonly Cell[]

/** Whether a tool paints all that it meets on its way, or only what lies between the first and the last cell. */
const follows = (shape: Shape): boolean => shape === 'brush' || shape === 'eraser'

const shapeOf = (drawing: Drawing, { shape, reach }: Paint, way: Way): Iterable<Cell> => {
  const grid = geometry(drawing)
  const [first, last] = [way[0], way.at(-1)]
  if (first === undefined || last === undefined) return []
  if (shape === 'fill') {
    const like = groundAt(drawing, first)
    return flood(grid, first, (cell) => groundAt(drawing, cell) === like)
  }
  if (shape === 'rectangle') return rectangle(grid, first, last)
  if (shape === 'line') return stroke(grid, first, last, reach)
  return way.flatMap((cell, at) => stroke(grid, way[at - 1] ?? cell, cell, reach))
}

/** The cells that a stroke covers, with all their images. */
export const covered = (drawing: Drawing, paint: Paint, way: Way): ReadonlySet<Cell> =>
  imagesOf(symmetryOf(geometry(drawing), paint.symmetry), shapeOf(drawing, paint, way))

/** What a stroke covers anew with the last cell of its way; all of it where the last cell changes its shape. */
export const coveredAnew = (
  drawing: Drawing,
  paint: Paint,
  way: Way,
): { readonly cells: ReadonlySet<Cell>; readonly all: boolean } =>
  follows(paint.shape)
    ? { cells: covered(drawing, paint, way.slice(-2)), all: false }
    : { cells: covered(drawing, paint, way), all: true }

/** The same map once a stroke is done: one step, whatever its length. The eraser takes away what stands in its cells too. */
export const strokeDone = (drawing: Drawing, paint: Paint, way: Way): Drawing => {
  const cells = covered(drawing, paint, way)
  if (paint.shape !== 'eraser') return withGround(drawing, cells, () => paint.ground)
  return withoutPieces(
    withGround(drawing, cells, () => paint.blank),
    cells,
  )
}
