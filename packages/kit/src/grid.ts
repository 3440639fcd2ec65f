import { gridOf as geometryOf } from '../../../rulesets/kit/board.js'
import type { Grid } from '../../../rulesets/kit/grid.js'

/** A map's shape and size, as `Campaign.grid` has it (`shape`) or as `Campaign.board` does (`grid`). */
export type GridSize = { readonly width: number; readonly height: number } & (
  | { readonly shape: 'SQUARE' | 'HEX' }
  | { readonly grid: 'square' | 'hex' }
)

/** The geometry of a map: names, neighbours, distances, lines, corners. */
export const gridOf = (size: GridSize): Grid => {
  const { width, height } = size
  const grid = 'grid' in size ? size.grid : size.shape === 'HEX' ? 'hex' : 'square'
  return geometryOf({ grid, width, height })
}
