import { expect, test } from 'vitest'
import { after, markAt } from '../../web/campaign/coach/marks.js'

const begun = { reached: 'order', turn: 1, orders: 0, sealed: false } as const

test('the tips of a first turn follow what is done, and are not told again', () => {
  expect(markAt(begun)).toBe('order')
  expect(markAt({ ...begun, orders: 1 })).toBe('seal')
  expect(markAt({ ...begun, orders: 1, sealed: true })).toBe('report')
  // An order that is taken back is no beginner's again.
  expect(markAt({ ...begun, reached: 'seal' })).toBe('seal')
})

test('a bot seals at once: the report is still pointed at in the second turn, the rest is not', () => {
  expect(markAt({ ...begun, reached: 'report', turn: 2 })).toBe('report')
  expect(markAt({ ...begun, turn: 2 })).toBeNull()
  expect(markAt({ ...begun, reached: 'report', turn: 3 })).toBeNull()
})

test('after the last tip there is none', () => {
  expect([after('order'), after('seal'), after('report')]).toEqual(['seal', 'report', null])
})
