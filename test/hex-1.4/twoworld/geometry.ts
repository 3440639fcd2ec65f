import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'

/** HX-012: pointy-top hexes V/H counted from 1; even V rows are shifted right by half a hex. Written down apart from the engine. */
export interface Place {
  readonly v: number
  readonly h: number
}

/** As much of a state as tells the map. */
export type Frame = Pick<State, 'board'>

export const placeOf = ({ board }: Frame, cell: number): Place => ({
  v: Math.floor(cell / board.columns) + 1,
  h: (cell % board.columns) + 1,
})

export const nameOf = (state: Frame, cell: number): string => {
  const { v, h } = placeOf(state, cell)
  return `${String(v)}/${String(h)}`
}

export const adjacent = (a: Place, b: Place): boolean => {
  if (a.v === b.v) return Math.abs(a.h - b.h) === 1
  if (Math.abs(a.v - b.v) !== 1) return false
  return a.v % 2 === 1 ? b.h === a.h - 1 || b.h === a.h : b.h === a.h || b.h === a.h + 1
}

interface Around {
  readonly rows: number
  readonly columns: number
  readonly all: readonly (readonly number[])[]
}

const around: Around[] = []

/** Cells next to each cell, for a size of map. */
export const neighbours = ({ board }: Frame, cell: number): readonly number[] => {
  const known = around.find(({ rows, columns }) => rows === board.rows && columns === board.columns)
  if (known) return known.all[cell] ?? []
  const cells = Array.from({ length: board.rows * board.columns }, (_, index) => index)
  const all = cells.map((from) => cells.filter((to) => adjacent(placeOf({ board }, from), placeOf({ board }, to))))
  around.push({ rows: board.rows, columns: board.columns, all })
  return all[cell] ?? []
}
