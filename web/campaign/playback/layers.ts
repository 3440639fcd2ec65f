import { packLayer, unpackLayer, type CellLayer } from '@muster/rulesets/kit/packed.js'
import type { Board } from '@muster/rulesets/kit/view.js'

/** Symbols for values that the legend of the later view has not: none of them is a digit, which counts. */
const spare = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&*+=?@^~']

/** A layer of values cell by cell, packed as far as may be with the symbols of another. */
const packed = (like: CellLayer, board: Board, values: readonly string[]): CellLayer => {
  const symbols = new Map(Object.entries(like.legend).map(([symbol, value]) => [value, symbol]))
  for (const value of values) {
    if (symbols.has(value)) continue
    const taken = new Set(symbols.values())
    symbols.set(
      value,
      value.length === 1 && !taken.has(value) ? value : (spare.find((one) => !taken.has(one)) ?? value),
    )
  }
  const legend = Object.fromEntries([...symbols].map(([value, symbol]) => [symbol, value]))
  return packLayer(
    like.key,
    legend,
    board.width,
    values.map((value) => symbols.get(value) ?? value),
  )
}

/** One layer on its way from one view to the next. */
export interface Turning {
  /** Cells that change. */
  readonly changed: readonly number[]
  /** As it is once these have changed. */
  readonly with: (cells: readonly number[]) => CellLayer
}

/** Null where there is nothing to change, or nothing to change it from. */
export const turning = (board: Board, from: CellLayer | undefined, to: CellLayer): Turning | null => {
  if (!from) return null
  const [values, later] = [[...unpackLayer(from)], unpackLayer(to)]
  if (values.length !== later.length) return null
  const changed = later.flatMap((value, cell) => (value === values[cell] ? [] : [cell]))
  return {
    changed,
    with: (cells) => {
      for (const cell of cells) values[cell] = later[cell] ?? ''
      return packed(to, board, values)
    },
  }
}
