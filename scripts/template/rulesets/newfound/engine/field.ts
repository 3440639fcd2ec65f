import type { Cell } from '../../kit/grid.js'
import type { CellName } from '../../kit/ids.js'
import { squareGrid } from '../../kit/square.js'

/** Squares along each side of the field (NF-1). */
export const side = 5

export const field = squareGrid(side, side)

/** Names as scenarios and sheets write them → squares; invalid names are left out. */
export const squaresOf = (names: readonly string[]): readonly Cell[] =>
  names.flatMap((name) => {
    const square = field.at(name)
    return square === null ? [] : [square]
  })

/** Squares to which a runner may go in a turn (NF-2). */
export const stepsFrom = (at: CellName): readonly CellName[] => {
  const square = field.at(at)
  return square === null ? [] : field.neighbours(square).map((next) => field.name(next))
}
