import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { diceOf, facesOf, keyedDice, subjectInput, type DiceScope, type Hmac } from '@muster/rulesets/kit/dice.js'
import { RuleBug } from '@muster/rulesets/kit/result.js'

const hmac: Hmac = (key, message) => new Uint8Array(createHmac('sha256', key).update(message).digest())
const key = new Uint8Array(createHash('sha256').update('muster test key').digest())
const subjectKey = (input: Uint8Array): Uint8Array => hmac(key, input)
const scope: DiceScope = { campaign: 'c-1', seatBytes: ['00'.repeat(32), 'ff'.repeat(32)], turn: 3, stage: 'plans' }
const dice = (other: Partial<DiceScope> = {}) => keyedDice({ ...scope, ...other }, subjectKey, hmac)

/** Chi-square of observed counts against equal ones. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** The 0.999 999 point of chi-square (Wilson and Hilferty). The key is fixed, so a pass stays a pass. */
const limit = (freedom: number): number =>
  freedom * (1 - 2 / (9 * freedom) + 4.7534 * Math.sqrt(2 / (9 * freedom))) ** 3

describe('faces', () => {
  test('the name says what is thrown', () => {
    expect(diceOf('recon.d6')).toEqual({ count: 1, faces: 6 })
    expect(diceOf('abr.2d6')).toEqual({ count: 2, faces: 6 })
    expect(diceOf('a.b.10d1000')).toEqual({ count: 10, faces: 1000 })
    expect(() => diceOf('recon')).toThrow(RuleBug)
    expect(() => diceOf('recon.6')).toThrow(RuleBug)
  })

  // Stored campaigns depend on these, which a second implementation in another language computed: never change them.
  test.each([
    ['abr.2d6', 0, [6, 3]],
    ['abr.2d6', 1, [1, 1]],
    ['recon.d6', 0, [1]],
    ['attacker.d2', 0, [2]],
    ['teleport.d8', 7, [1]],
    [
      'long.40d6',
      0,
      [
        1, 4, 5, 4, 2, 3, 6, 4, 4, 6, 2, 1, 6, 5, 5, 4, 6, 3, 6, 1, 1, 3, 2, 6, 1, 3, 1, 5, 4, 3, 2, 4, 5, 5, 1, 2, 4,
        2, 6, 3,
      ],
    ],
    ['wide.4d1000', 0, [123, 431, 560, 348]],
  ])('%s, throw %i, is frozen', (name, ordinal, faces) => {
    expect(facesOf(hmac, key, name, ordinal)).toEqual(faces)
  })

  test('the subject of a key is written down in one way', () => {
    expect(Buffer.from(subjectInput(scope, 'x')).toString('ascii')).toBe(
      `{"campaign":"c-1","seatBytes":["${'00'.repeat(32)}","${'ff'.repeat(32)}"],"stage":"plans","subject":"x","turn":3}`,
    )
    expect(() => subjectInput(scope, 'é')).toThrow(RuleBug)
  })

  test('a byte above the last full set of faces is passed over', () => {
    const reading =
      (...values: readonly number[]): Hmac =>
      (_, message) =>
        message.at(-1) === '0'.charCodeAt(0) ? Uint8Array.from(values) : Uint8Array.of(5)
    expect(facesOf(reading(252, 255, 251), key, 'x.d6', 0)).toEqual([6])
    expect(facesOf(reading(252, 253, 254, 255), key, 'x.d6', 0)).toEqual([6])
    expect(facesOf(reading(255), key, 'x.d256', 0)).toEqual([256])
    expect(facesOf(reading(250, 249), key, 'x.d10', 0)).toEqual([10])
    // Two bytes a face, high byte first; 65 535 is above 65 × 1000.
    expect(facesOf(reading(255, 255, 3, 231), key, 'x.d1000', 0)).toEqual([1000])
  })

  test('are always in range and as many as named', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.nat(),
        (count, sides, ordinal) => {
          const faces = facesOf(hmac, key, `x.${String(count)}d${String(sides)}`, ordinal)
          expect(faces).toHaveLength(count)
          expect(faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides)).toBe(true)
        },
      ),
    )
  })

  test.each([2, 3, 5, 6, 7, 8, 10, 12, 20, 100, 256, 300])('are uniform: d%i', (sides) => {
    const counts = Array.from({ length: sides }, () => 0)
    const pairs = new Map<number, number>()
    const throws = 90_000 / 30
    let before = 0
    for (let ordinal = 0; ordinal < throws; ordinal += 1)
      for (const face of facesOf(hmac, key, `x.30d${String(sides)}`, ordinal)) {
        counts[face - 1] = (counts[face - 1] ?? 0) + 1
        if (before) pairs.set(before * 1000 + face, (pairs.get(before * 1000 + face) ?? 0) + 1)
        before = face
      }
    expect(chiSquare(counts)).toBeLessThan(limit(sides - 1))
    // Serial test: each face is as often followed by any other.
    if (sides <= 20) {
      const table = Array.from(
        { length: sides * sides },
        (_, at) => pairs.get((Math.floor(at / sides) + 1) * 1000 + (at % sides) + 1) ?? 0,
      )
      expect(chiSquare(table)).toBeLessThan(limit(sides * sides - 1))
    }
  })

  test('are uniform over subjects and ordinals too: 200,000 single d6', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    const runs = { same: 0, all: 0 }
    for (let subject = 0; subject < 2000; subject += 1) {
      const own = hmac(key, Uint8Array.of(subject >> 8, subject & 255))
      let before = 0
      for (let ordinal = 0; ordinal < 100; ordinal += 1) {
        const [face = 0] = facesOf(hmac, own, 'x.d6', ordinal)
        counts[face - 1] = (counts[face - 1] ?? 0) + 1
        if (before) runs.all += 1
        if (before === face) runs.same += 1
        before = face
      }
    }
    expect(chiSquare(counts)).toBeLessThan(limit(5))
    expect(Math.abs(runs.same - runs.all / 6)).toBeLessThan(4.9 * Math.sqrt((runs.all / 6) * (5 / 6)))
  })

  test('a biased mapping would be caught: modulo without rejection', () => {
    const counts = Array.from({ length: 100 }, () => 0)
    for (let block = 0; block < 3000; block += 1)
      for (const byte of hmac(key, Uint8Array.of(block >> 8, block & 255))) {
        const face = byte % 100
        counts[face] = (counts[face] ?? 0) + 1
      }
    expect(chiSquare(counts)).toBeGreaterThan(limit(99))
  })
})

describe('keyed dice', () => {
  type Call = readonly [name: string, subject: string]
  const call: fc.Arbitrary<Call> = fc.tuple(
    fc.constantFrom('recon.d6', 'abr.2d6', 'mission.d6'),
    fc.constantFrom('a', 'b', 'c', 'd'),
  )
  /** What each name and subject got, in its own order. */
  const series = (calls: readonly Call[]): Readonly<Record<string, readonly (readonly number[])[]>> => {
    const source = dice()
    const found: Record<string, (readonly number[])[]> = {}
    for (const [name, subject] of calls) (found[`${name} ${subject}`] ??= []).push(source.roll(name, subject))
    return found
  }

  test('no throw shifts another: only one’s own name and subject count', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 30 }), (calls) => {
        const together = series(calls)
        for (const [name, subject] of calls) {
          const alone = series(calls.filter((other) => other[0] === name && other[1] === subject))
          expect(alone[`${name} ${subject}`]).toEqual(together[`${name} ${subject}`])
        }
      }),
    )
  })

  test('throws are listed as made, and can be made again from their key', () => {
    const source = dice()
    source.roll('abr.2d6', 'a')
    source.roll('recon.d6', 'b')
    source.roll('abr.2d6', 'a')
    expect(source.thrown.map(({ name, subject, ordinal }) => [name, subject, ordinal])).toEqual([
      ['abr.2d6', 'a', 0],
      ['recon.d6', 'b', 0],
      ['abr.2d6', 'a', 1],
    ])
    for (const { name, subject, ordinal, faces } of source.thrown)
      expect(facesOf(hmac, subjectKey(subjectInput(scope, subject)), name, ordinal)).toEqual(faces)
  })

  test('a subject’s key is asked for once', () => {
    let asked = 0
    const source = keyedDice(scope, (input) => subjectKey(((asked += 1), input)), hmac)
    for (let at = 0; at < 5; at += 1) source.roll('recon.d6', 'a')
    source.roll('abr.2d6', 'a')
    expect(asked).toBe(1)
  })

  test('campaign, turn, stage, subject, name and every seat’s bytes matter', () => {
    const throwAll = (other: Partial<DiceScope>, name = 'x.30d6', subject = 'a'): string =>
      dice(other).roll(name, subject).join('')
    const results = [
      throwAll({}),
      throwAll({ campaign: 'c-2' }),
      throwAll({ turn: 4 }),
      throwAll({ stage: 'battles' }),
      throwAll({ seatBytes: ['00'.repeat(32), `${'ff'.repeat(31)}fe`] }),
      throwAll({ seatBytes: ['ff'.repeat(32), '00'.repeat(32)] }),
      throwAll({}, 'x.30d6', 'b'),
      throwAll({}, 'y.30d6'),
    ]
    expect(new Set(results).size).toBe(results.length)
    expect(throwAll({})).toBe(results[0])
  })
})
