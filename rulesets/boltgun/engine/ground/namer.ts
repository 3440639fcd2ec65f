import type { Cell } from '../../../kit/grid.js'
import type { CellName } from '../../../kit/ids.js'
import { once } from '../../../kit/memo.js'
import { squareGrid } from '../../../kit/square.js'
import type { State } from '../model/state.js'

const named = once(({ width, height }: State['board']) => squareGrid(width, height).name)

/** Names of sectors on a state's map. */
export const namer = ({ board }: State): ((cell: Cell) => CellName) => named(board)
