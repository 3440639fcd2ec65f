import { approximately, playWith, pool, sure, type Chance } from '@muster/rulesets/kit/chance.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byValue, enumerate, reduced, total } from '../support/enumerate.js'

const sumOf = (name: string, rolls: number): Chance<number> =>
  pool(name, rolls, 0, (sum, faces) => faces.reduce((a, b) => a + b, sum))

const sixes = (rolls: number): Chance<number> =>
  pool('hit.d6', rolls, 0, (hits, [face = 0]) => hits + (face === 6 ? 1 : 0))

const choose = (n: bigint, k: bigint): bigint => (k === 0n ? 1n : (choose(n - 1n, k - 1n) * n) / k)

describe('odds', () => {
  test('of what hangs on no die', () => {
    expect(sure('yes').odds()).toEqual([{ value: 'yes', chance: { ways: 1n, of: 1n } }])
    expect(pool('hit.d6', 0, 'none', () => 'some').odds()).toEqual([{ value: 'none', chance: { ways: 1n, of: 1n } }])
  })

  test('of two dice are the triangle that everybody knows, thrown together or one after the other', () => {
    const ways = [1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n]
    const triangle = Object.fromEntries(ways.map((one, at) => [String(at + 2), reduced({ ways: one, of: 36n })]))
    expect(byValue(sumOf('test.2d6', 1).odds())).toEqual(triangle)
    expect(byValue(sumOf('test.d6', 2).odds())).toEqual(triangle)
    const after = sumOf('one.d6', 1).next((one) => sumOf('other.d6', 1).next((other) => sure(one + other)))
    expect(byValue(after.odds())).toEqual(triangle)
  })

  test('of sixes in sixty dice are binomial, exactly', () => {
    const odds = byValue(sixes(60).odds())
    expect(Object.keys(odds)).toHaveLength(61)
    for (let k = 0n; k <= 60n; k += 1n)
      expect(odds[String(k)]).toEqual(reduced({ ways: choose(60n, k) * 5n ** (60n - k), of: 6n ** 60n }))
  })

  test('add up over ways of different length and dice of different faces', () => {
    const chance = sumOf('first.d6', 1).next((face) =>
      face < 3 ? sure(0) : sumOf('then.d10', 1).next((n) => sure(n % face)),
    )
    const odds = byValue(chance.odds())
    expect(odds).toEqual(enumerate(chance))
    expect(total(Object.values(odds))).toEqual({ ways: 1n, of: 1n })
  })

  test('have every value once, however it comes about', () => {
    const chance = sumOf('first.d6', 1).next((face) => sumOf('then.d6', face).next((n) => sure({ even: n % 2 === 0 })))
    expect(
      chance
        .odds()
        .map(({ value }) => value.even)
        .sort(),
    ).toEqual([false, true])
    expect(byValue(chance.odds())).toEqual(enumerate(chance))
  })

  test('agree with playing every way, for chances of any shape', () => {
    const die = fc.constantFrom('a.d2', 'a.d3', 'b.d6', 'b.2d3')
    const { chance: shaped } = fc.letrec<{ chance: Chance<number> }>((tie) => ({
      chance: fc.oneof(
        { maxDepth: 3, depthSize: 'small' },
        fc.nat({ max: 3 }).map(sure),
        fc
          .record({ die, rolls: fc.nat({ max: 2 }), by: fc.integer({ min: 2, max: 4 }) })
          .map(({ die: name, rolls, by }) =>
            pool(name, rolls, 0, (state, faces) => (state + faces.reduce((a, b) => a * b, 1)) % by),
          ),
        fc
          .tuple(tie('chance'), tie('chance'), tie('chance'))
          .map(([first, low, high]) =>
            first.next((value) => (value < 2 ? low : high).next((further) => sure(value + further))),
          ),
      ),
    }))
    let walked = 0
    fc.assert(
      fc.property(shaped, (chance) => {
        const ways = enumerate(chance)
        if (!ways) return
        walked += 1
        expect(byValue(chance.odds())).toEqual(ways)
      }),
      { numRuns: 200 },
    )
    expect(walked).toBeGreaterThan(150)
  })

  test('are found wrong when a pool keeps what equal JSON does not show', () => {
    const last = new WeakMap<object, number>()
    const broken = pool('hit.d6', 2, {}, (state, [face = 0]) => {
      const next = {}
      last.set(next, face + (last.get(state) ?? 0))
      return next
    }).next((state) => sure(last.get(state) ?? 0))
    expect(byValue(broken.odds())).not.toEqual(enumerate(broken))
  })
})

describe('a probability for the eye', () => {
  test('is a number from 0 to 1, however long the fraction', () => {
    expect(approximately({ ways: 1n, of: 4n })).toBe(0.25)
    expect(approximately({ ways: 1n, of: 1n })).toBe(1)
    expect(approximately({ ways: 5n ** 400n, of: 3n * 5n ** 400n })).toBeCloseTo(1 / 3, 12)
    expect(approximately({ ways: 1n, of: 6n ** 300n })).toBe(0)
  })
})

describe('dice', () => {
  const chance = sumOf('first.2d6', 1).next((one) => sumOf('then.d6', one > 7 ? 2 : 0).next((two) => sure([one, two])))

  test('are asked for by name, in order, and only where they count', () => {
    const asked: string[] = []
    const throws = (faces: Readonly<Record<string, readonly number[]>>) => (name: string) => {
      asked.push(name)
      return faces[name] ?? []
    }
    expect(chance.play(throws({ 'first.2d6': [3, 4], 'then.d6': [5] }))).toEqual([7, 0])
    expect(chance.play(throws({ 'first.2d6': [4, 4], 'then.d6': [5] }))).toEqual([8, 10])
    expect(asked).toEqual(['first.2d6', 'first.2d6', 'then.d6', 'then.d6'])
  })

  test('entered by hand are used in order, and those that are missing are named', () => {
    expect(playWith(chance, { 'first.2d6': [6, 6], 'then.d6': [1, 2] })).toEqual({
      kind: 'done',
      value: [12, 3],
      left: 0,
    })
    expect(playWith(chance, { 'first.2d6': [6, 6], 'then.d6': [1] })).toEqual({
      kind: 'needs',
      name: 'then.d6',
      left: 0,
    })
    expect(playWith(chance, { 'first.2d6': [6] })).toEqual({ kind: 'needs', name: 'first.2d6', left: 1 })
    expect(playWith(chance, {})).toEqual({ kind: 'needs', name: 'first.2d6', left: 0 })
  })

  test('entered by hand that nothing asked for are counted', () => {
    expect(playWith(chance, { 'first.2d6': [1, 1, 5], 'then.d6': [6], other: [1] })).toEqual({
      kind: 'done',
      value: [2, 0],
      left: 3,
    })
  })

  test('hide no fault of what is played', () => {
    const faulty = sumOf('first.d6', 1).next((): Chance<number> => {
      throw new RangeError('a fault of its own')
    })
    expect(() => playWith(faulty, { 'first.d6': [1] })).toThrow(RangeError)
  })
})
