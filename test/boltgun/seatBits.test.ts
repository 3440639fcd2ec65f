import { inBits, seatBits } from '@muster/rulesets/boltgun/engine/map/seatBits.js'
import { expect, test } from 'vitest'

test('a set of seats for every sector, of more seats than a word has bits', () => {
  const sets = seatBits(3, 70)
  const there = [
    [0, 0],
    [0, 31],
    [1, 32],
    [1, 69],
    [2, 33],
  ] as const
  for (const [cell, seat] of there) sets.add(cell, seat)
  const all = Array.from({ length: 3 }, (_, cell) => Array.from({ length: 70 }, (_, seat) => [cell, seat] as const))
  expect(all.flat().filter(([cell, seat]) => sets.has(cell, seat))).toEqual(there)
  const any = sets.any([0, 1])
  expect(Array.from({ length: 70 }, (_, seat) => seat).filter((seat) => inBits(any, seat))).toEqual([0, 31, 32, 69])
  expect(Array.from(sets.any([]))).toEqual([0, 0, 0])
})
