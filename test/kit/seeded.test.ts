import { describe, expect, test } from 'vitest'
import { drawsFrom, mulberry32, seeded } from '../../rulesets/kit/seeded.js'

const taken = (next: () => number, count: number) => Array.from({ length: count }, () => next())

describe('mulberry32', () => {
  test('is the generator that others have under the name', () => {
    // The first numbers of seed 1 by the published reference
    const reference = (a: number) => () => {
      let t = (a += 0x6d2b79f5)
      t = Math.imul(t ^ (t >>> 15), t | 1)
      t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
      return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
    }
    expect(taken(mulberry32(1), 20)).toEqual(taken(reference(1), 20))
  })
})

describe('draws', () => {
  const draws = drawsFrom(mulberry32(7))

  test('stay below their bound and reach all of it', () => {
    const seen = new Set(taken(() => draws.below(6), 200))
    expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('pick one of the items, and shuffle without losing any', () => {
    expect(['a', 'b']).toContain(draws.pick(['a', 'b']))
    const items = [1, 2, 3, 4, 5, 6, 7, 8]
    const shuffled = draws.shuffled(items)
    expect(shuffled).not.toEqual(items)
    expect(shuffled.sort((a, b) => a - b)).toEqual(items)
  })
})

describe('a seeded stream', () => {
  test('of one seed is the same for ever: maps are named by their seeds', () => {
    expect(taken(seeded('map').next, 3)).toMatchInlineSnapshot(`
      [
        0.20154242194257677,
        0.5367850908078253,
        0.8448255092371255,
      ]
    `)
  })

  test('forks into streams that move no other', () => {
    const [one, other] = [seeded('map'), seeded('map')]
    taken(other.fork('rivers').next, 5)
    expect(taken(one.next, 5)).toEqual(taken(other.next, 5))
    expect(taken(seeded('map').fork('a').next, 5)).not.toEqual(taken(seeded('map').fork('b').next, 5))
  })
})
