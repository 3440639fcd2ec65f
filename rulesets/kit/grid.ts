import type { CellName } from './ids.js'

/** A cell's index: row by row, the first row first. */
export type Cell = number

export interface Point {
  readonly x: number
  readonly y: number
}

/** Pure geometry. Lengths are in units of one square's side, or one hex's width. */
export interface Grid {
  readonly kind: 'square' | 'hex'
  readonly width: number
  readonly height: number
  readonly size: number
  /** Adjacent cells on the map: up to 8 on squares (clockwise from north), up to 6 on hexes (clockwise from the east). */
  neighbours(cell: Cell): readonly Cell[]
  /** Steps between two cells: king moves on squares, hex steps on hexes. */
  distance(a: Cell, b: Cell): number
  /** Cells at exactly `radius` steps, in row order. */
  ring(cell: Cell, radius: number): readonly Cell[]
  /** Cells at most `radius` steps away, in row order, the cell itself among them. */
  disc(cell: Cell, radius: number): readonly Cell[]
  /** Cells of a straight line, both ends included. */
  line(a: Cell, b: Cell): readonly Cell[]
  /** Closed loops of corner points around a set of cells; holes are loops of their own. */
  outline(cells: readonly Cell[]): readonly (readonly Point[])[]
  /** Corners of one cell, clockwise. */
  corners(cell: Cell): readonly Point[]
  centre(cell: Cell): Point
  /** The cell under a point, or null off the map. */
  cellAt(point: Point): Cell | null
  /** The cell of a printed name, or null. */
  at(name: string): Cell | null
  name(cell: Cell): CellName
}
