import { hexGrid } from '@muster/rulesets/kit/hex.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { describe, expect, test } from 'vitest'
import { flood, rectangle, stroke } from '../../../web/editor/model/shapes.js'
import {
  imagesOf,
  seatOfImage,
  symmetriesOf,
  type SymmetryKind,
  symmetryOf,
} from '../../../web/editor/model/symmetry.js'

const squares = squareGrid(6, 5)

describe('shapes', () => {
  test('a stroke covers its way without gaps, as broad as its brush', () => {
    expect(stroke(squares, 0, 3, 0)).toEqual([0, 1, 2, 3])
    expect([...stroke(squares, 7, 10, 1)].sort((a, b) => a - b)).toEqual(rectangle(squares, 0, 17))
    const hexes = hexGrid(9, 9)
    const way = stroke(hexes, 0, 80, 0)
    expect(way.every((cell, at) => at === 0 || hexes.distance(way[at - 1] ?? 0, cell) === 1)).toBe(true)
  })

  test('a rectangle is the same from any of its corners', () => {
    expect(rectangle(squares, 1, 14)).toEqual([1, 2, 7, 8, 13, 14])
    for (const [a, b] of [
      [14, 1],
      [2, 13],
      [13, 2],
    ] as const)
      expect(rectangle(squares, a, b)).toEqual(rectangle(squares, 1, 14))
  })

  test('a fill goes round corners by sides, not across them', () => {
    const ground = ['..#...', '..#...', '##....', '......', '......'].join('')
    const like = (cell: number) => (other: number) => ground[other] === ground[cell]
    expect([...flood(squares, 0, like(0))].sort((a, b) => a - b)).toEqual([0, 1, 6, 7])
    expect(flood(squares, 2, like(2))).toEqual([2, 8])
    expect(flood(hexGrid(4, 4), 0, () => true)).toHaveLength(16)
  })
})

describe('symmetries', () => {
  const kinds = (grid: Parameters<typeof symmetriesOf>[0]): readonly SymmetryKind[] =>
    symmetriesOf(grid).map(({ kind }) => kind)

  test('are offered where the grid allows them', () => {
    expect(kinds(squares)).toEqual(['none', 'leftRight', 'topBottom', 'bothWays', 'halfTurn'])
    expect(kinds(squareGrid(5, 5))).toContain('quarterTurns')
    expect(kinds(hexGrid(9, 9))).toEqual([
      ...['none', 'leftRight', 'topBottom', 'bothWays', 'halfTurn', 'thirdTurns', 'sixthTurns'],
    ])
    expect(kinds(hexGrid(20, 4))).not.toContain('sixthTurns')
    expect(symmetryOf(squares, 'quarterTurns').kind).toBe('none')
  })

  test.each([
    ...[squares, squareGrid(5, 5), hexGrid(9, 9), hexGrid(10, 8), hexGrid(8, 11)].flatMap((grid) =>
      symmetriesOf(grid).map((symmetry) => ({
        name: `${grid.kind} ${String(grid.width)}×${String(grid.height)} ${symmetry.kind}`,
        grid,
        symmetry,
      })),
    ),
  ])('$name keeps distances, and comes back', ({ grid, symmetry }) => {
    const cells = Array.from({ length: grid.size }, (_, cell) => cell)
    for (let nth = 0; nth < symmetry.order; nth += 1) {
      const images = cells.map((cell) => symmetry.image(cell, nth))
      const seen = images.filter((cell) => cell !== null)
      expect(new Set(seen).size).toBe(seen.length)
      for (const cell of cells)
        for (const next of grid.neighbours(cell)) {
          const [a, b] = [images[cell], images[next]]
          if (typeof a === 'number' && typeof b === 'number') expect(grid.distance(a, b)).toBe(1)
        }
    }
    // What is drawn from any image is the same as from any other, where all of them are on the map.
    for (const cell of cells) {
      const all = imagesOf(symmetry, [cell])
      if (Array.from({ length: symmetry.order }, (_, nth) => symmetry.image(cell, nth)).includes(null)) continue
      for (const other of all) expect(imagesOf(symmetry, [other])).toEqual(all)
    }
  })

  test('seats take turns, fewer of them several, and those that do not come out even keep what is theirs', () => {
    const seats = (kind: SymmetryKind, count: number, seat: number) => {
      const symmetry = symmetryOf(squareGrid(5, 5), kind)
      return Array.from({ length: symmetry.order }, (_, nth) => seatOfImage(symmetry, seat, nth, count))
    }
    expect(seats('quarterTurns', 4, 1)).toEqual([1, 2, 3, 0])
    expect(seats('bothWays', 4, 1)).toEqual([1, 0, 3, 2])
    expect(seats('halfTurn', 3, 0)).toEqual([0, 1])
    expect(seats('halfTurn', 3, 2)).toEqual([2, 2])
    expect(seats('quarterTurns', 2, 0)).toEqual([0, 1, 0, 1])
    expect(seats('bothWays', 2, 1)).toEqual([1, 0, 1, 0])
    expect(seats('quarterTurns', 3, 1)).toEqual([1, 1, 1, 1])
    expect(seats('none', 2, 1)).toEqual([1])
  })
})
