import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'

/** Where a cell lies in coordinates in which a step is the same step everywhere: column and row of squares, axial column and row of hexes. */
export interface Spot {
  readonly q: number
  readonly r: number
}

/** How many columns an axial row of hexes is shifted: every other row stands half a hex to the right. */
const lean = (row: number): number => (row - (row & 1)) / 2

export const spotOf = ({ kind, width }: Grid, cell: Cell): Spot => {
  const [column, r] = [cell % width, Math.floor(cell / width)]
  return { q: kind === 'hex' ? column - lean(r) : column, r }
}

/** Null: off the map. */
export const cellOn = ({ kind, width, height }: Grid, { q, r }: Spot): Cell | null => {
  if (!Number.isInteger(q) || !Number.isInteger(r) || r < 0 || r >= height) return null
  const column = kind === 'hex' ? q + lean(r) : q
  // Adding 0 makes 0 of -0, which is no cell's index.
  return column >= 0 && column < width ? r * width + column + 0 : null
}

export const between = (from: Spot, to: Spot): Spot => ({ q: to.q - from.q, r: to.r - from.r })

export const shifted = ({ q, r }: Spot, by: Spot): Spot => ({ q: q + by.q, r: r + by.r })
