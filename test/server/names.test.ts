import { describe, expect, test } from 'vitest'
import { nameProblem } from '../../server/src/names/nameProblem.js'
import { marked, namesakeOf } from '../../server/src/names/namesakes.js'
import { skeletonOf } from '../../server/src/names/skeleton.js'

describe('a name', () => {
  test.each([
    'Anna',
    'Анна',
    'Άννα',
    'José Ñandú',
    'Nguyễn Văn A',
    '山田 太郎',
    '山田 Taro',
    '김 민수',
    'O’Brien-Łuk 3',
    'יעל',
    'नमस्ते',
    'สมชาย',
  ])('%s is taken', (name) => {
    expect(nameProblem(name)).toBeNull()
  })

  test.each([
    ['', /1 to 60/],
    ['x'.repeat(61), /1 to 60/],
    ['a\u200bb', /invisible/],
    ['\u2066Anna\u2069', /invisible/],
    ['a\u202eb', /invisible/],
    ['\u3164', /invisible/],
    ['\u2800', /invisible/],
    ['\ufe0f', /invisible/],
    ['\u00a0Anna', /plain spaces/],
    [' Anna', /plain spaces/],
    ['An  na', /plain spaces/],
    ['...', /letter or a digit/],
    ['\u0301\u0302', /letter or a digit/],
    ['\u0301a', /accents/],
    ['a\u0316\u0317\u0318\u0319', /accents/],
    ['Pl\u0430yer', /mixes Latin and Cyrillic/],
    ['Player \u0391', /mixes Latin and Greek/],
    ['\u0391\u043d\u043d\u0430', /mixes Greek and Cyrillic/],
  ])('%j is refused in a sentence', (name, says) => {
    expect(nameProblem(name)).toMatch(says)
  })
})

describe('names that look alike', () => {
  test.each([
    ['Anna', 'ANNA'],
    ['Anna', 'Ánnà'],
    ['Anna', 'An na'],
    ['Capo', 'Саро'],
    ['Player 1', 'PIayer l'],
    ['Oscar', '0scar'],
    ['Burn', 'Bum'],
    ['North', 'Νοrth'],
    ['Ｎorth', 'North'],
  ])('%s and %s have one skeleton', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other))
  })

  test.each([
    ['Anna', 'Anne'],
    ['Player 1', 'Player 2'],
    ['Анна', 'Anna'],
  ])('%s and %s have not', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other))
  })

  test('are marked with whose it is like, and never with one’s own', () => {
    const members = [
      { user: 'a', name: 'Anna', place: 'seat A' },
      { user: 'a', name: 'Anna', place: 'the organiser' },
      { user: 'b', name: 'Bea', place: 'seat B' },
    ]
    expect(namesakeOf(members, { user: 'a', name: 'Anna' })).toBeNull()
    expect(marked(members, { user: 'c', name: 'ANNA' })).toBe('ANNA (a name like seat A’s)')
  })
})
