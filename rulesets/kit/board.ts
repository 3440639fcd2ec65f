import type { Grid } from './grid.js'
import { hexGrid } from './hex.js'
import { squareGrid } from './square.js'
import type { Board } from './view.js'

/** The geometry of a board. */
export const gridOf = (board: Pick<Board, 'grid' | 'width' | 'height'>): Grid =>
  (board.grid === 'hex' ? hexGrid : squareGrid)(board.width, board.height)
