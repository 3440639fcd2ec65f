import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gridOf } from '@muster/rulesets/kit/board.js'
import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { hexGrid } from '@muster/rulesets/kit/hex.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'

const side = fc.integer({ min: 1, max: 11 })
const grids: Readonly<Record<string, (width: number, height: number) => Grid>> = { square: squareGrid, hex: hexGrid }
const all = (grid: Grid): readonly number[] => Array.from({ length: grid.size }, (_, cell) => cell)

/** Signed area of a loop, positive for clockwise ones as y grows downwards. */
const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, { x, y }, index) => {
    const next = loop[(index + 1) % loop.length] ?? { x, y }
    return sum + (x * next.y - next.x * y) / 2
  }, 0)

describe.each(Object.entries(grids))('the %s grid', (kind, make) => {
  const withCells = (count: number) =>
    fc
      .tuple(side, side)
      .chain(([width, height]) =>
        fc.tuple(
          fc.constant(make(width, height)),
          fc.array(fc.nat({ max: width * height - 1 }), { minLength: count, maxLength: count }),
        ),
      )
  const cellArea = kind === 'square' ? 1 : Math.sqrt(3) / 2

  test('knows its size, and a board finds it', () => {
    const grid = make(7, 4)
    expect([grid.kind, grid.width, grid.height, grid.size]).toEqual([kind, 7, 4, 28])
    expect(gridOf({ grid: grid.kind, width: 7, height: 4 }).kind).toBe(kind)
  })

  test('distance is a metric', () => {
    fc.assert(
      fc.property(withCells(3), ([grid, [a = 0, b = 0, c = 0]]) => {
        expect(grid.distance(a, a)).toBe(0)
        expect(grid.distance(a, b) === 0).toBe(a === b)
        expect(grid.distance(a, b)).toBe(grid.distance(b, a))
        expect(grid.distance(a, c)).toBeLessThanOrEqual(grid.distance(a, b) + grid.distance(b, c))
        expect(Number.isInteger(grid.distance(a, b))).toBe(true)
      }),
    )
  })

  test('neighbours are the cells one step away, mutual and without repeats', () => {
    fc.assert(
      fc.property(withCells(1), ([grid, [cell = 0]]) => {
        const around = grid.neighbours(cell)
        expect(new Set(around).size).toBe(around.length)
        expect([...around].sort((a, b) => a - b)).toEqual(all(grid).filter((other) => grid.distance(cell, other) === 1))
        for (const other of around) expect(grid.neighbours(other)).toContain(cell)
      }),
    )
  })

  test('distance is the length of the shortest walk over neighbours', () => {
    const grid = make(9, 8)
    for (const start of [0, 8, 40, 71]) {
      const steps = new Map([[start, 0]])
      const queue = [start]
      for (const cell of queue)
        for (const next of grid.neighbours(cell))
          if (!steps.has(next)) {
            steps.set(next, (steps.get(cell) ?? 0) + 1)
            queue.push(next)
          }
      for (const cell of all(grid)) expect(grid.distance(start, cell)).toBe(steps.get(cell))
    }
  })

  test('disc and ring are what distance says, in row order', () => {
    fc.assert(
      fc.property(withCells(1), fc.nat({ max: 5 }), ([grid, [cell = 0]], radius) => {
        const within = all(grid).filter((other) => grid.distance(cell, other) <= radius)
        expect(grid.disc(cell, radius)).toEqual(within)
        expect(grid.ring(cell, radius)).toEqual(within.filter((other) => grid.distance(cell, other) === radius))
      }),
    )
  })

  test('a line steps from end to end and back again over cells no farther than need be', () => {
    fc.assert(
      fc.property(withCells(2), ([grid, [a = 0, b = 0]]) => {
        const line = grid.line(a, b)
        expect(line).toHaveLength(grid.distance(a, b) + 1)
        expect([line[0], line.at(-1)]).toEqual([a, b])
        line.slice(1).forEach((cell, index) => {
          expect(grid.distance(line[index] ?? a, cell)).toBe(1)
        })
      }),
    )
  })

  test('a name finds its cell, and nothing else does', () => {
    fc.assert(
      fc.property(withCells(1), ([grid, [cell = 0]]) => {
        expect(grid.at(grid.name(cell))).toBe(cell)
      }),
    )
    const grid = make(5, 4)
    expect(new Set(all(grid).map((cell) => grid.name(cell))).size).toBe(grid.size)
    for (const wrong of ['', '1', 'x,y', '-1,0', '5,0', '0,4', '0/1', '5/1', '1/6', '1,', '1,1 ', '1.0,1', '00001,1'])
      expect(grid.at(wrong), wrong).toBeNull()
  })

  test('the cell under a centre is the cell, and off the map there is none', () => {
    fc.assert(
      fc.property(withCells(1), ([grid, [cell = 0]]) => {
        expect(grid.cellAt(grid.centre(cell))).toBe(cell)
        // A point of the cell: most of the way from the centre to each corner.
        const { x, y } = grid.centre(cell)
        for (const corner of grid.corners(cell))
          expect(grid.cellAt({ x: x + (corner.x - x) * 0.9, y: y + (corner.y - y) * 0.9 })).toBe(cell)
      }),
    )
    const grid = make(5, 4)
    for (const point of [
      { x: -1, y: 1 },
      { x: 2, y: -1 },
      { x: 7, y: 1 },
      { x: 2, y: 9 },
    ])
      expect(grid.cellAt(point)).toBeNull()
  })

  test('corners go clockwise around an area of one cell', () => {
    const grid = make(3, 3)
    for (const cell of all(grid)) expect(area(grid.corners(cell))).toBeCloseTo(cellArea, 9)
  })

  test('an outline encloses just its cells, holes being loops of their own', () => {
    fc.assert(
      fc.property(withCells(1), fc.array(fc.nat({ max: 120 }), { maxLength: 25 }), ([grid], picks) => {
        const cells = [...new Set(picks.filter((cell) => cell < grid.size))]
        const loops = grid.outline(cells)
        const enclosed = loops.reduce((sum, loop) => sum + area(loop), 0)
        expect(enclosed).toBeCloseTo(cells.length * cellArea, 6)
        expect(grid.outline([...cells, ...cells].reverse())).toEqual(loops)
      }),
    )
    const ringed = make(5, 5)
    const hole = ringed.outline(ringed.ring(12, 1))
    expect(hole).toHaveLength(2)
    expect(hole.map((loop) => area(loop) > 0).sort()).toEqual([false, true])
  })
})

describe('squares', () => {
  test('are named column,row from the north-west, and neighbours go clockwise from north', () => {
    const grid = squareGrid(5, 4)
    expect([grid.name(0), grid.name(4), grid.name(5), grid.name(19)]).toEqual(['0,0', '4,0', '0,1', '4,3'])
    expect(grid.neighbours(6).map((cell) => grid.name(cell))).toEqual([
      '1,0',
      '2,0',
      '2,1',
      '2,2',
      '1,2',
      '0,2',
      '0,1',
      '0,0',
    ])
    expect(grid.neighbours(0)).toHaveLength(3)
  })
})

describe('hexes', () => {
  const grid = hexGrid(6, 6)
  const around = (name: string): readonly string[] =>
    grid
      .neighbours(grid.at(name) ?? -1)
      .map((cell) => grid.name(cell))
      .sort()

  test('are named V/H from 1/1', () => {
    expect([grid.name(0), grid.name(5), grid.name(6), grid.name(35)]).toEqual(['1/1', '1/6', '2/1', '6/6'])
    expect(grid.at('0/1')).toBeNull()
    expect(grid.at('7/1')).toBeNull()
  })

  test('even V rows stand half a hex to the right', () => {
    const x = (name: string): number => grid.centre(grid.at(name) ?? -1).x
    expect(x('2/1') - x('1/1')).toBeCloseTo(0.5)
    expect(x('3/1')).toBeCloseTo(x('1/1'))
  })

  test('neighbours follow the row: H−1 and H beside odd rows, H and H+1 beside even ones', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 }), (v, h) => {
        const beside = v % 2 === 1 ? [h - 1, h] : [h, h + 1]
        const expected = [
          [v, h - 1],
          [v, h + 1],
          ...[v - 1, v + 1].flatMap((row) => beside.map((column) => [row, column])),
        ]
          .filter(([row = 0, column = 0]) => row >= 1 && row <= 6 && column >= 1 && column <= 6)
          .map((pair) => pair.join('/'))
          .sort()
        expect(around(`${String(v)}/${String(h)}`)).toEqual(expected)
      }),
    )
  })

  test('neighbours go clockwise from the east', () => {
    const centre = grid.at('3/3') ?? -1
    expect(grid.neighbours(centre).map((cell) => grid.name(cell))).toEqual(['3/4', '4/3', '4/2', '3/2', '2/2', '2/3'])
  })
})
