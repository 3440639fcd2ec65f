import { gridOf } from '@muster/rulesets/kit/board.js'
import { type CellLayer, unpackLayer } from '@muster/rulesets/kit/packed.js'
import type { Board } from '@muster/rulesets/kit/view.js'
import { LRUCache } from 'lru-cache'
import * as words from '../messages/requests.generated.js'
import { badInput } from '../base/problems.js'
import { limits } from './limits/numbers.js'
import type { Cell } from './types/view.js'

interface Spelled {
  readonly board: Board
  readonly offset: number
  readonly limit: number
  readonly cells: readonly Cell[]
}

/** Unpacked cells of the most recently read briefings. */
const kept = 60_000

const known = new LRUCache<readonly CellLayer[], Spelled>({
  maxSize: kept,
  sizeCalculation: ({ cells }) => cells.length + 1,
})

const spellOut = (board: Board, layers: readonly CellLayer[], offset: number, limit: number): readonly Cell[] => {
  const grid = gridOf(board)
  const columns = [...board.layers, ...layers].map((layer) => [layer.key, unpackLayer(layer)] as const)
  const count = Math.max(0, Math.min(limit, grid.size - offset))
  return Array.from({ length: count }, (_, step) => ({
    name: grid.name(offset + step),
    values: Object.fromEntries(columns.map(([key, values]) => [key, values[offset + step] ?? ''])),
  }))
}

/** Cells one by one, in row order: the packed rows of the board and of the briefing, unpacked. */
export const cellsOf = (
  board: Board,
  layers: readonly CellLayer[],
  offset: number,
  limit: number = limits.cells,
): readonly Cell[] => {
  if (offset < 0) throw badInput(words.cellOffset(), 'offset')
  if (limit < 1 || limit > limits.cells) throw badInput(words.cellLimit({ most: limits.cells }), 'limit')
  const before = known.get(layers)
  if (before?.board === board && before.offset === offset && before.limit === limit) return before.cells
  const cells = spellOut(board, layers, offset, limit)
  known.set(layers, { board, offset, limit, cells })
  return cells
}
