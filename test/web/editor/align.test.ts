import { describe, expect, test } from 'vitest'
import { alignedBy, boxAfter, fittedIn, isTurned, shiftedBy } from '../../../web/editor/model/align.js'

const [p, q] = [
  { x: 1, y: 2 },
  { x: 11, y: 2 },
]

describe('a picture under the grid', () => {
  test('lies in the middle, as large as fits', () => {
    expect(fittedIn({ width: 20, height: 10 }, { width: 400, height: 400 })).toEqual({
      x: 5,
      y: 0,
      width: 10,
      height: 10,
    })
  })

  test('is aligned by two points: moved and stretched, or turned where they ask for it', () => {
    const [u, v] = [
      { x: 3, y: 3 },
      { x: 8, y: 3 },
    ]
    const shift = alignedBy([p, q], [u, v])
    if (!shift) throw new Error('it can be aligned')
    expect([shiftedBy(shift, p), shiftedBy(shift, q), isTurned(shift)]).toEqual([u, v, false])
    expect(boxAfter(shift, { x: 1, y: 2, width: 20, height: 8 })).toEqual({ x: 3, y: 3, width: 10, height: 4 })
    const quarter = alignedBy([p, q], [u, { x: 3, y: 13 }])
    if (!quarter) throw new Error('it can be aligned')
    expect(isTurned(quarter)).toBe(true)
    expect(boxAfter(quarter, { x: 1, y: 2, width: 10, height: 4 })).toEqual({ x: -1, y: 3, width: 4, height: 10 })
  })

  test('is not aligned by a point and itself', () => {
    expect(alignedBy([p, p], [p, q])).toBeNull()
    expect(alignedBy([p, q], [q, q])).toBeNull()
  })
})
