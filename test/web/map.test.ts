import boltgun from '@muster/rulesets/boltgun/web/index.js'
import { terrain } from '@muster/rulesets/boltgun/web/terrain.js'
import { hexGrid } from '@muster/rulesets/kit/hex.js'
import { cellName } from '@muster/rulesets/kit/ids.js'
import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routeOf } from '../../web/map/arrows.js'
import { centred, covers, extentOf, fitted, toMap, toScreen, windowBox } from '../../web/map/camera.js'
import { describeCell } from '../../web/map/describe.js'
import { counterOn, hitAt, tell } from '../../web/map/hits.js'
import { inset } from '../../web/map/inset.js'
import { stepFrom } from '../../web/map/keys.js'
import { countersOf, placed } from '../../web/map/layout.js'
import { leftLabels, topLabels } from '../../web/map/marginLabels.js'
import { shiftsBetween } from '../../web/map/motion.js'
import { noiseOf } from '../../web/map/noise.js'
import { loopsAround } from '../../web/map/outline.js'
import { overEdge, raggedLoop, shore, torn } from '../../web/map/ragged.js'
import { holdingOf, readGround, readView } from '../../web/map/reading.js'
import { sampleView } from './mapFixture.js'

const grids: readonly (readonly [string, Grid])[] = [
  ['squares', squareGrid(7, 5)],
  ['hexes', hexGrid(7, 5)],
]

/** Twice the signed area: the sum over all loops is that of the cells, holes counted off. */
const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, { x, y }, at) => {
    const next = loop[(at + 1) % loop.length]
    return next ? sum + (x * next.y - next.x * y) / 2 : sum
  }, 0)

describe.each(grids)('outlines on %s', (_, grid) => {
  const cells = fc.uniqueArray(fc.nat(grid.size - 1), { minLength: 1 })
  const one = area(grid.corners(0))

  test('enclose exactly the cells asked for', () => {
    fc.assert(
      fc.property(cells, (chosen) => {
        const inside = new Set(chosen)
        const sum = loopsAround(grid, (cell) => inside.has(cell)).reduce((all, loop) => all + area(loop), 0)
        expect(sum).toBeCloseTo(one * chosen.length, 6)
      }),
    )
  })

  test('agree with the outlines of the kit', () => {
    fc.assert(
      fc.property(cells, (chosen) => {
        const inside = new Set(chosen)
        const corners = (loops: readonly (readonly Point[])[]): readonly string[] =>
          loops.flatMap((loop) => loop.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).sort()
        expect(corners(loopsAround(grid, (cell) => inside.has(cell)))).toEqual(corners(grid.outline(chosen)))
      }),
    )
  })

  test('moved inwards stay inside and lose breadth', () => {
    for (const loop of loopsAround(grid, (cell) => cell === 8)) {
      expect(area(inset(loop, 0.1))).toBeLessThan(area(loop))
      for (const point of inset(loop, 0.1)) expect(grid.cellAt(point)).toBe(8)
    }
  })

  test('of a hole move away from it', () => {
    const ring = new Set(grid.ring(17, 1))
    const hole = loopsAround(grid, (cell) => ring.has(cell)).find((loop) => area(loop) < 0)
    for (const point of inset(hole ?? [], 0.1)) expect(ring.has(grid.cellAt(point) ?? -1)).toBe(true)
    expect(hole).toBeDefined()
  })
})

describe('ragged edges', () => {
  const grid = squareGrid(9, 9)
  const noise = noiseOf(7)

  test('are the same whenever they are drawn', () => {
    const [loop = []] = loopsAround(grid, (cell) => cell % 9 < 4)
    expect(raggedLoop(loop, noiseOf(7), torn)).toEqual(raggedLoop(loop, noise, torn))
    expect(raggedLoop(loop, noiseOf(8), torn)).not.toEqual(raggedLoop(loop, noise, torn))
  })

  test.each([
    ['fog', torn],
    ['shore', shore],
  ])('of %s never hide or bare the middle of a cell', (_, how) => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(80), { minLength: 1 }), (chosen) => {
        const inside = new Set(chosen)
        for (const loop of loopsAround(grid, (cell) => inside.has(cell)))
          for (const { x, y } of raggedLoop(loop, noise, how)) {
            const [dx, dy] = [Math.abs(x - Math.floor(x) - 0.5), Math.abs(y - Math.floor(y) - 0.5)]
            expect(Math.hypot(dx, dy)).toBeGreaterThan(0.15)
          }
      }),
    )
  })

  test('run out over the edge of the map', () => {
    const extent = extentOf(grid)
    const [loop = []] = loopsAround(grid, () => true)
    const ragged = raggedLoop(overEdge(loop, extent, 0.01), noise, torn)
    for (const { x, y } of ragged) expect(x < 0 || y < 0 || x > extent.width || y > extent.height).toBe(true)
  })
})

describe('the glass', () => {
  const extent = { width: 16, height: 12 }
  const window = { width: 930, height: 800 }
  const frame = { top: 20, left: 26, air: 14 }

  test('shows the whole map clear of its margins', () => {
    const camera = fitted(extent, window, frame)
    const [from, to] = [toScreen(camera, { x: 0, y: 0 }), toScreen(camera, { x: 16, y: 12 })]
    expect(from.x).toBeGreaterThanOrEqual(40)
    expect(from.y).toBeGreaterThanOrEqual(34)
    expect(to.x).toBeLessThanOrEqual(916)
    expect(to.y).toBeLessThanOrEqual(786)
  })

  test('finds the point of the map under a point of the screen', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 120, noNaN: true }), fc.integer(), fc.integer(), (k, x, y) => {
        const camera = { k, x: x % 5000, y: y % 5000 }
        const back = toMap(camera, toScreen(camera, { x: 3.25, y: 7.5 }))
        expect(back.x).toBeCloseTo(3.25, 6)
        expect(back.y).toBeCloseTo(7.5, 6)
      }),
    )
  })

  test('needs a new drawing only where the map would be bare', () => {
    const drawn = { k: 100, x: 0, y: 0 }
    const after = (x: number, y: number): boolean => covers(drawn, { k: 100, x, y }, extent, window, 0.25, 0)
    expect(after(0, 0)).toBe(true)
    expect(after(-200, -150)).toBe(true)
    expect(after(-300, 0)).toBe(false)
    expect(after(0, -260)).toBe(false)
    // Beyond the edge of the map there is nothing to draw.
    expect(after(600, 400)).toBe(true)
    expect(covers(drawn, { k: 30, x: 0, y: 0 }, extent, window, 0.25, 0)).toBe(false)
  })

  test('brings a point to the middle', () => {
    expect(toScreen(centred({ k: 40, x: 0, y: 0 }, window, { x: 5, y: 5 }), { x: 5, y: 5 })).toEqual({ x: 465, y: 400 })
  })

  test('letters the edges as the cells are named', () => {
    const camera = { k: 50, x: 0, y: 0 }
    expect(topLabels(squareGrid(16, 12), camera, window)[0]).toEqual({ text: '1', at: 75 })
    expect(leftLabels(squareGrid(16, 12), camera, window)[0]).toEqual({ text: '0', at: 25 })
    const hexes = hexGrid(16, 12)
    expect(topLabels(hexes, camera, window)[0]?.text).toBe('1')
    expect(leftLabels(hexes, camera, window)[0]?.text).toBe('1')
    expect(leftLabels(squareGrid(16, 100), { k: 8, x: 0, y: 0 }, window).map(({ text }) => Number(text) % 5)).toEqual(
      expect.not.arrayContaining([1, 2, 3, 4]),
    )
  })
})

describe('arrows', () => {
  const grid = squareGrid(16, 12)
  const between = (from: string, to: string, path?: readonly string[]) =>
    routeOf(grid, { from: cellName(from), to: cellName(to), ...(path ? { path: path.map(cellName) } : {}) })

  test('leave the symbol at the tail bare and reach the goal', () => {
    const route = between('2,2', '8,6') ?? []
    const [first, last] = [route[0], route.at(-1)]
    expect(Math.hypot((first?.x ?? 0) - 2.5, (first?.y ?? 0) - 2.5)).toBeCloseTo(0.3, 2)
    expect(Math.hypot((last?.x ?? 0) - 8.5, (last?.y ?? 0) - 6.5)).toBeCloseTo(0.08, 2)
  })

  test('there and back do not lie on one another', () => {
    const there = between('2,2', '8,2') ?? []
    const back = between('8,2', '2,2') ?? []
    expect(Math.min(...there.slice(3, -3).map(({ y }) => y))).toBeLessThan(2.4)
    expect(Math.max(...back.slice(3, -3).map(({ y }) => y))).toBeGreaterThan(2.6)
  })

  test('to the next cell keep a visible length', () => {
    const route = between('2,2', '3,2') ?? []
    expect(route.length).toBeGreaterThanOrEqual(2)
    expect((route.at(-1)?.x ?? 0) - (route[0]?.x ?? 0)).toBeGreaterThan(0.25)
  })

  test('follow the way that an order names', () => {
    const route = between('2,2', '4,4', ['2,2', '4,2', '4,4']) ?? []
    expect(route.some(({ x, y }) => Math.hypot(x - 4.5, y - 2.5) < 0.05)).toBe(true)
  })

  test('may lead round and back to where they began', () => {
    expect(between('2,2', '2,2', ['2,2', '3,2', '3,3', '2,2'])?.length).toBeGreaterThan(10)
  })

  test('that lead nowhere, or off the map, are not drawn', () => {
    expect(between('2,2', '2,2')).toBeNull()
    expect(between('2,2', '16,2')).toBeNull()
  })
})

describe('the cursor', () => {
  test('walks every cell of a row and a column and stops at the edge', () => {
    for (const [, grid] of grids) {
      let cell = 0
      for (let step = 0; step < 20; step += 1) cell = stepFrom(grid, cell, 'ArrowRight')
      expect(cell).toBe(grid.width - 1)
      for (let step = 0; step < 20; step += 1) cell = stepFrom(grid, cell, 'ArrowDown')
      expect(cell).toBe(grid.size - 1)
      expect(stepFrom(grid, stepFrom(grid, 17, 'ArrowUp'), 'ArrowDown')).toBe(17)
    }
  })

  test('moves to a neighbour only', () => {
    for (const [, grid] of grids)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const)
        expect(grid.distance(17, stepFrom(grid, 17, key))).toBe(1)
  })
})

describe('counters', () => {
  const grid = squareGrid(16, 12)
  const view = sampleView()
  const all = countersOf(grid, view)
  const window = { width: 1600, height: 1200 }
  const at = (k: number) => {
    const camera = { k, x: 0, y: 0 }
    return placed(grid, all, camera, windowBox(camera, window, 0.25))
  }

  test('near: each is printed, two in one cell side by side', () => {
    const marks = at(80)
    expect(marks.every(({ kind }) => kind === 'single')).toBe(true)
    expect(marks).toHaveLength(view.pieces.length + view.contacts.length)
    const [one, two] = marks.flatMap((mark) =>
      mark.kind === 'single' && ['A4', 'A5'].includes(mark.counter.id) ? [mark] : [],
    )
    expect(Math.hypot((one?.x ?? 0) - (two?.x ?? 0), (one?.y ?? 0) - (two?.y ?? 0))).toBeGreaterThan(20)
  })

  test.each([4, 9, 18, 29])('at %i pixels a cell none is lost and own is not mixed with foe', (k) => {
    const marks = at(k)
    const ids = marks.flatMap((mark) =>
      mark.kind === 'single' ? [mark.counter.id] : mark.counters.map(({ id }) => id),
    )
    expect([...ids].sort()).toEqual(all.map(({ id }) => id).sort())
    for (const mark of marks)
      if (mark.kind === 'cluster')
        for (const { seat, group } of mark.counters) {
          expect(group).toBe(mark.group)
          if (mark.seat !== null) expect(seat).toBe(mark.seat)
        }
  })

  test('out of the window are not drawn at all', () => {
    const camera = { k: 80, x: -2000, y: -2000 }
    expect(placed(grid, all, camera, windowBox(camera, { width: 400, height: 300 }, 0))).toEqual([])
  })
})

describe('a resolved turn', () => {
  test('moves the pieces that stand elsewhere now, from where they stood', () => {
    const view = sampleView()
    const [first] = view.pieces
    if (!first) throw new Error('no piece')
    const moved = { ...first, at: cellName('0,0') }
    const grid = squareGrid(view.board.width, view.board.height)
    const shifts = shiftsBetween(grid, view, { pieces: [moved, ...view.pieces.slice(1)] })
    const from = grid.centre(grid.at(first.at) ?? 0)
    expect([...shifts]).toEqual([[first.id, { x: from.x - 0.5, y: from.y - 0.5 }]])
    expect(shiftsBetween(grid, { pieces: [] }, view).size).toBe(0)
  })
})

describe('a choice', () => {
  const grid = squareGrid(16, 12)
  const view = sampleView()
  const both = hitAt(grid, view, grid.at('8,4') ?? 0)

  test('of a cell with several counters goes through them in turn', () => {
    expect(both.pieces).toEqual(['A4', 'A5'])
    expect([counterOn(both, null), counterOn(both, 'A4'), counterOn(both, 'A5')]).toEqual(['A4', 'A5', 'A4'])
    expect(counterOn(hitAt(grid, view, 0), 'A4')).toBeNull()
  })

  test('is told once: of the counter, or of the cell where none is meant', () => {
    const told: string[] = []
    const onPiece = (id: string): void => void told.push(id)
    const onCell = ({ cell }: { readonly cell: string }): void => void told.push(cell)
    tell({ onPiece, onCell }, both, 'A5')
    tell({ onPiece, onCell }, both, null)
    tell({ onCell }, both, 'A5')
    expect(told).toEqual(['A5', '8,4', '8,4'])
  })
})

describe('a view in words', () => {
  const view = sampleView()
  const reading = readView(readGround(view.board, terrain), view)
  const tell = (name: string): string =>
    describeCell(view, reading, reading.grid.at(name) ?? 0, { terrain, presentation: boltgun })

  test('own formations with level and works', () => {
    expect(tell('3,6')).toBe('3,6; Open ground; held by Northern Command (A); Banner A1, level 20, Fortified')
  })

  test('contacts with what is known, and when it was', () => {
    expect(tell('11,5')).toContain('River Group (B): Banner, strength unknown')
    expect(tell('10,11')).toContain('Southern League (C): Banner, level 11, seen in turn 2')
  })

  test('contested ground and ground out of sight', () => {
    expect(tell('9,4')).toContain('disputed between Northern Command (A) and River Group (B)')
    expect(tell('15,0')).toBe('15,0; Open ground; not in sight')
  })

  test('holders are read from what a ruleset writes', () => {
    expect(holdingOf('B')).toEqual({ seats: ['B'], disputed: false })
    expect(holdingOf('AB')).toEqual({ seats: ['AB'], disputed: false })
    expect(holdingOf('C+A')).toEqual({ seats: ['A', 'C'], disputed: true })
    expect(holdingOf('disputed')).toEqual({ seats: [], disputed: true })
    for (const word of ['none', 'nobody', 'unseen', '']) expect(holdingOf(word)).toEqual({ seats: [], disputed: false })
  })

  test('ground is drawn as its ruleset says, and open where it says nothing', () => {
    const drawn = new Map(reading.terrain.map((name, cell) => [name, reading.kinds[cell]]))
    expect([...drawn]).toEqual([
      ['normal', 'open'],
      ['impassable', 'relief'],
      ['city', 'city'],
      ['lake', 'open'],
      ['forest', 'open'],
    ])
  })
})
