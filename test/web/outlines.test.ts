import { expect, test } from 'vitest'
import type { Point } from '@muster/rulesets/kit/grid.js'
import { stretchesIn } from '../../web/map/outlines.js'

const line = (...points: readonly (readonly [number, number])[]): readonly Point[] => points.map(([x, y]) => ({ x, y }))

/** Once around a square of ten, a point a cell. */
const around = line(
  ...Array.from({ length: 10 }, (_, at) => [at, 0] as const),
  ...Array.from({ length: 10 }, (_, at) => [10, at] as const),
  ...Array.from({ length: 10 }, (_, at) => [10 - at, 10] as const),
  ...Array.from({ length: 10 }, (_, at) => [0, 10 - at] as const),
)

test('a line that lies all in the box stays closed', () => {
  expect(stretchesIn(around, { x0: -1, y0: -1, x1: 11, y1: 11 })).toEqual([{ points: around, closed: true }])
})

test('a line beside the box has no stretch in it', () => {
  expect(stretchesIn(around, { x0: 3, y0: 3, x1: 6, y1: 6 })).toEqual([])
})

test('what runs through the box is one stretch, its ends outside, also across the point where the line begins', () => {
  const box = { x0: -2.5, y0: -2.5, x1: 2.5, y1: 2.5 }
  const [stretch, ...more] = stretchesIn(around, box)
  expect(more).toEqual([])
  expect(stretch?.closed).toBe(false)
  expect(stretch?.points.map(({ x, y }) => `${String(x)},${String(y)}`)).toEqual([
    '0,3',
    '0,2',
    '0,1',
    '0,0',
    '1,0',
    '2,0',
    '3,0',
  ])
})

test('every piece of the line that touches the box is in a stretch', () => {
  const box = { x0: 4, y0: -1, x1: 12, y1: 4 }
  const kept = new Set(
    stretchesIn(around, box).flatMap(({ points }) => points.slice(1).map((to, at) => JSON.stringify([points[at], to]))),
  )
  const inside = ({ x, y }: Point): boolean => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
  around.forEach((from, at) => {
    const to = around[(at + 1) % around.length] ?? from
    if (inside(from) || inside(to)) expect(kept).toContain(JSON.stringify([from, to]))
  })
  expect(kept.size).toBeLessThan(around.length)
})
