import type { Cell } from '../../../kit/grid.js'

/** A set of seats for every sector, as bits: what lets intelligence look at each banner once for all observers. */
export interface SeatBits {
  add(cell: Cell, seat: number): void
  has(cell: Cell, seat: number): boolean
  /** Seats in the set of any of the sectors. */
  any(cells: readonly Cell[]): Uint32Array
}

export const seatBits = (size: number, seats: number): SeatBits => {
  const words = Math.ceil(seats / 32)
  const bits = new Uint32Array(size * words)
  return {
    add: (cell, seat) => {
      const place = cell * words + (seat >>> 5)
      bits[place] = (bits[place] ?? 0) | (1 << (seat & 31))
    },
    has: (cell, seat) => (((bits[cell * words + (seat >>> 5)] ?? 0) >>> (seat & 31)) & 1) === 1,
    any: (cells) => {
      const result = new Uint32Array(words)
      for (const cell of cells)
        for (let word = 0; word < words; word += 1)
          result[word] = (result[word] ?? 0) | (bits[cell * words + word] ?? 0)
      return result
    },
  }
}

export const inBits = (bits: Uint32Array, seat: number): boolean =>
  (((bits[seat >>> 5] ?? 0) >>> (seat & 31)) & 1) === 1
