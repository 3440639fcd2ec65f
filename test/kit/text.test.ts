import { expect, test } from 'vitest'
import { counted, listed, plusMinus, signed } from '../../rulesets/kit/text.js'

test('numbers carry the minus sign of print', () => {
  expect([2, 0, -3].map(signed)).toEqual(['2', '0', '−3'])
  expect([2, 0, -3].map(plusMinus)).toEqual(['+2', '0', '−3'])
})

test('one is singular, whatever its sign', () => {
  expect([0, 1, 2, -1, -2].map((count) => counted(count, 'level'))).toEqual([
    '0 levels',
    '1 level',
    '2 levels',
    '−1 level',
    '−2 levels',
  ])
  expect(counted(2, 'hex', 'hexes')).toBe('2 hexes')
})

test('items are joined as a sentence joins them', () => {
  expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map(listed)).toEqual(['', 'a', 'a and b', 'a, b and c'])
})
