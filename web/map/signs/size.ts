import type { Counter } from '../layout.js'

const sizeOf = (counter: Counter): number | null =>
  counter.group === 'piece' ? counter.piece.size : counter.contact.size

/** Points in hundreds and thousands would run into the next cell: where there are any, all sizes stand below their signs, and two in one cell need more room. */
export const areLong = (counters: readonly Counter[]): boolean =>
  counters.some((counter) => {
    const size = sizeOf(counter)
    return size !== null && size > 99
  })
