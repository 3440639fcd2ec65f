import { gridOf } from '@muster/rulesets/kit/board.js'
import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Scenario } from '@muster/rulesets/kit/scenario.js'

/** A thing on the map. */
export interface DrawnPiece {
  /** One of the kinds that the ruleset declares. */
  readonly kind: string
  /** By which values of other pieces name it. */
  readonly id?: string
  readonly at: readonly Cell[]
  /** Whose it is: a seat's place in seat order; null: nobody's. */
  readonly seat: number | null
  /** What it is called; empty: as its kind is. */
  readonly name: string
  readonly values?: Readonly<Record<string, Json>>
}

/** A map while it is drawn. Rows that a change does not touch are the same arrays before and after it, so that keeping all of them for undo is cheap. */
export interface Drawing {
  readonly title: string
  readonly about: string
  readonly grid: 'square' | 'hex'
  readonly width: number
  readonly height: number
  /** The kind of ground of every cell, row by row. */
  readonly rows: readonly (readonly string[])[]
  readonly seats: Scenario['seats']
  readonly pieces: readonly DrawnPiece[]
  /** What places are called. */
  readonly names: readonly { readonly at: Cell; readonly text: string }[]
  /** What the ruleset asks of the whole map. */
  readonly values: Readonly<Record<string, Json>> | undefined
}

type Size = Pick<Drawing, 'grid' | 'width' | 'height'>

export const blankRows = (width: number, height: number, ground: string): Drawing['rows'] => {
  const row = Array.from({ length: width }, () => ground)
  return Array.from({ length: height }, () => row)
}

/** The geometry of a drawing: the same object for the same size. */
export const geometry = (size: Size): Grid => gridOf(size)

export const groundAt = ({ rows, width }: Pick<Drawing, 'rows' | 'width'>, cell: Cell): string =>
  rows[Math.floor(cell / width)]?.[cell % width] ?? ''

/** The same map with some cells of another ground; the same object where none changes. */
export const withGround = (drawing: Drawing, cells: Iterable<Cell>, ground: (cell: Cell) => string): Drawing => {
  const { width } = drawing
  const changed = new Map<number, string[]>()
  for (const cell of cells) {
    const [row, column] = [Math.floor(cell / width), cell % width]
    const now = ground(cell)
    const before = drawing.rows[row]
    if (!before || (changed.get(row) ?? before)[column] === now) continue
    const copy = changed.get(row) ?? [...before]
    copy[column] = now
    changed.set(row, copy)
  }
  if (changed.size === 0) return drawing
  return { ...drawing, rows: drawing.rows.map((row, at) => changed.get(at) ?? row) }
}
