import { describe, expect, test } from 'vitest'
import { fnv1a } from '../../rulesets/kit/hash.js'

describe('FNV-1a', () => {
  // The vectors of its authors (draft-eastlake-fnv), 32 bits
  test.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('%j', (text, hash) => {
    expect(fnv1a(text)).toBe(hash)
  })

  test('goes on from an earlier hash, over numbers as over a text', () => {
    expect(fnv1a('bar', fnv1a('foo'))).toBe(fnv1a('foobar'))
    expect(fnv1a([...'foobar'].map((unit) => unit.charCodeAt(0)))).toBe(fnv1a('foobar'))
  })
})
