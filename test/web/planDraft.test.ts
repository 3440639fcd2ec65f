import { gridOf } from '@muster/rulesets/kit/board.js'
import type { Point } from '@muster/rulesets/kit/grid.js'
import type { GroundKind } from '@muster/rulesets/kit/looks.js'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { planDraft } from '../../web/map/planDraft.js'

/** A path that knows nothing: of what is planned only the lines are looked at. */
class NoPath {
  addPath(): void {}
  moveTo(): void {}
  lineTo(): void {}
  closePath(): void {}
}
beforeAll(() => vi.stubGlobal('Path2D', NoPath))
afterAll(() => vi.unstubAllGlobals())

const grid = gridOf({ grid: 'square', width: 12, height: 8 })
const ground = (rows: readonly string[]) => {
  const kinds = rows.flatMap((row) => [...row].map((symbol): GroundKind => (symbol === 'C' ? 'city' : 'open')))
  return { grid, terrain: kinds, kinds, drafted: true }
}
const blank = '............'
const cities = (...rows: readonly string[]) =>
  ground([...rows, ...Array.from({ length: 8 - rows.length }, () => blank)])

test('a stroke draws anew what it changes, and keeps the other lines', () => {
  const linesOf = (of: ReturnType<typeof ground>): readonly (readonly Point[])[] =>
    planDraft(of).city.loops.map(({ points }) => points)
  const first = linesOf(cities('CC........CC', 'CC........CC'))
  const second = linesOf(cities('CC........CC', 'CC.......CCC'))
  expect([first.length, second.length]).toEqual([2, 2])
  expect(second[0]).toBe(first[0])
  expect(second[1]).not.toBe(first[1])
  expect(linesOf(cities('CC........CC', 'CC........CC'))).toEqual(first)
})
