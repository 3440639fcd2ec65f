import type { Grid } from '@muster/rulesets/kit/grid.js'

/** Outline of one cell as an SVG path, in cells. */
export const cellPath = (grid: Grid, cell: number): string =>
  `M${grid
    .corners(cell)
    .map(({ x, y }) => `${x.toFixed(4)} ${y.toFixed(4)}`)
    .join('L')}Z`
