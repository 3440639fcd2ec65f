import type { Cell } from '@muster/rulesets/kit/grid.js'
import { blankRows, type Drawing, geometry, groundAt, withGround } from './drawing.js'
import { cellOn, type Spot, shifted, spotOf } from './lattice.js'

/** Columns and rows that are added on each side; less than nothing: taken away. */
export interface Edges {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const sizeAfter = ({ width, height }: Pick<Drawing, 'width' | 'height'>, edges: Edges) => ({
  width: width + edges.left + edges.right,
  height: height + edges.top + edges.bottom,
})

/** How far everything is moved. On hexes a row at the top changes which rows are shifted: there the map is moved along a slant, as it would be on a table. */
const moveOf = ({ grid }: Drawing, { left, top }: Edges): Spot => ({
  q: grid === 'hex' ? left - Math.floor(top / 2) : left,
  r: top,
})

/** The same map in another size; what lies beyond the new edges is lost, and what is new is of one ground. */
export const resized = (drawing: Drawing, edges: Edges, ground: string): Drawing => {
  const { width, height } = sizeAfter(drawing, edges)
  const blank: Drawing = { ...drawing, width, height, rows: blankRows(width, height, ground) }
  const [from, to, by] = [geometry(drawing), geometry(blank), moveOf(drawing, edges)]
  const moved = (cell: Cell): Cell | null => cellOn(to, shifted(spotOf(from, cell), by))
  const kept = new Map<Cell, string>()
  for (let cell = 0; cell < from.size; cell += 1) {
    const there = moved(cell)
    if (there !== null) kept.set(there, groundAt(drawing, cell))
  }
  const pieces = drawing.pieces.flatMap((piece) => {
    const at = piece.at.flatMap((cell) => moved(cell) ?? [])
    return piece.at.length > 0 && at.length === 0 ? [] : [{ ...piece, at }]
  })
  const names = drawing.names.flatMap(({ at, text }) => {
    const cell = moved(at)
    return cell === null ? [] : [{ at: cell, text }]
  })
  return { ...withGround(blank, kept.keys(), (cell) => kept.get(cell) ?? ground), pieces, names }
}
