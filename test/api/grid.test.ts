import { describe, expect, it } from 'vitest'
import { gridOf } from '@muster/rulesets/kit/board.js'
import { distance, nameOf, neighbours, placeOf } from '../../examples/grid.mjs'

describe.each([
  ['square', 'SQUARE'],
  ['hex', 'HEX'],
] as const)('the geometry of %s cells, as the example has it', (kind, shape) => {
  const [grid, size] = [gridOf({ grid: kind, width: 7, height: 5 }), { shape, width: 7, height: 5 }]
  const cells = Array.from({ length: 35 }, (_, cell) => cell)

  it('names and finds every cell', () => {
    for (const cell of cells) {
      expect(nameOf(size, [cell % 7, Math.floor(cell / 7)])).toBe(grid.name(cell))
      expect(placeOf(size, grid.name(cell))).toEqual([cell % 7, Math.floor(cell / 7)])
    }
  })

  it('knows the same neighbours, in the same order', () => {
    for (const cell of cells)
      expect(neighbours(size, grid.name(cell))).toEqual(grid.neighbours(cell).map((next) => grid.name(next)))
  })

  it('counts the same steps', () => {
    for (const from of cells)
      for (const to of cells) expect(distance(size, grid.name(from), grid.name(to))).toBe(grid.distance(from, to))
  })
})
