import type { Cell, Grid } from '../../../kit/grid.js'
import { hexGrid } from '../../../kit/hex.js'
import type { CellName, SeatId } from '../../../kit/ids.js'
import type { Settings } from '../settings/settings.js'

/** What never changes in a campaign, in the form the steps and the desk need. Derived from board and settings, never part of a state. */
export interface RulesContext {
  readonly grid: Grid
  /** Cells in order V, then H: the order of every list of hexes. */
  readonly size: number
  readonly cell: (name: string) => Cell | null
  readonly name: (cell: Cell) => CellName
  /** HX-012, HX-013: as the grid of the kit has them. */
  readonly neighbours: (cell: Cell) => readonly Cell[]
  readonly distance: (a: Cell, b: Cell) => number
  readonly settings: Settings
}

interface Frame {
  readonly rows: number
  readonly columns: number
}

const derive = ({ rows, columns }: Frame, settings: Settings): RulesContext => {
  const grid = hexGrid(columns, rows)
  const around = Array.from({ length: grid.size }, (_, cell) => grid.neighbours(cell))
  const names = around.map((_, cell) => grid.name(cell))
  const cells = new Map<string, Cell>(names.map((name, cell) => [name, cell]))
  return {
    grid,
    size: grid.size,
    cell: (name) => cells.get(name) ?? grid.at(name),
    name: (cell) => names[cell] ?? grid.name(cell),
    neighbours: (cell) => around[cell] ?? [],
    distance: (a, b) => grid.distance(a, b),
    settings,
  }
}

const known = new WeakMap<object, { readonly rows: number; readonly columns: number; readonly context: RulesContext }>()

/** What the rules need to know of a campaign; derived once for as long as its settings stay the same object. */
export const contextOf = ({
  board,
  settings,
}: {
  readonly board: Frame
  readonly settings: Settings
}): RulesContext => {
  const before = known.get(settings)
  if (before?.rows === board.rows && before.columns === board.columns) return before.context
  const context = derive(board, settings)
  known.set(settings, { ...board, context })
  return context
}

/** Position in seat order: the order in which several players roll the same stream. */
export const seatOrder =
  (seats: readonly { readonly id: SeatId }[]) =>
  (a: SeatId, b: SeatId): number =>
    seats.findIndex(({ id }) => id === a) - seats.findIndex(({ id }) => id === b)
