import type { Grid } from './grid.js'
import { hexGrid } from './hex.js'
import { squareGrid } from './square.js'
import type { Board } from './view.js'

const grids = new Map<string, Grid>()
const most = 8

/** The geometry of a board: of the last few sizes the same object each time, so that what is worked out for a grid need not be worked out again. */
export const gridOf = ({ grid, width, height }: Pick<Board, 'grid' | 'width' | 'height'>): Grid => {
  const key = `${grid} ${String(width)} ${String(height)}`
  const found = grids.get(key) ?? (grid === 'hex' ? hexGrid : squareGrid)(width, height)
  grids.delete(key)
  grids.set(key, found)
  for (const oldest of [...grids.keys()].slice(0, -most)) grids.delete(oldest)
  return found
}
