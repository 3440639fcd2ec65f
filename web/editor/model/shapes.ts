import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'

/** How many rings a brush has around its cell. */
export const brushReaches = [0, 1, 2, 3, 5] as const

/** What a brush covers on its way from one cell to another, both included. */
export const stroke = (grid: Grid, from: Cell, to: Cell, reach: number): readonly Cell[] => [
  ...new Set(grid.line(from, to).flatMap((cell) => grid.disc(cell, reach))),
]

/** Columns and rows between two corners. */
export const rectangle = ({ width }: Grid, a: Cell, b: Cell): readonly Cell[] => {
  const [left, right] = [Math.min(a % width, b % width), Math.max(a % width, b % width)]
  const [top, bottom] = [Math.floor(Math.min(a, b) / width), Math.floor(Math.max(a, b) / width)]
  const across = right - left + 1
  return Array.from(
    { length: across * (bottom - top + 1) },
    (_, at) => (top + Math.floor(at / across)) * width + left + (at % across),
  )
}

/** Cells that share a side with a cell: on squares not those across a corner. */
const beside = (grid: Grid, cell: Cell): readonly Cell[] => {
  if (grid.kind === 'hex') return grid.neighbours(cell)
  return grid
    .neighbours(cell)
    .filter(
      (other) =>
        other % grid.width === cell % grid.width || Math.floor(other / grid.width) === Math.floor(cell / grid.width),
    )
}

/** All cells like the first that hang together with it, side by side. */
export const flood = (grid: Grid, from: Cell, same: (cell: Cell) => boolean): readonly Cell[] => {
  const seen = new Uint8Array(grid.size)
  const found: Cell[] = [from]
  seen[from] = 1
  for (const cell of found)
    for (const next of beside(grid, cell)) {
      if (seen[next] === 1 || !same(next)) continue
      seen[next] = 1
      found.push(next)
    }
  return found
}
