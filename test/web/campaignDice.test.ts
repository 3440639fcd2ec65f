import boltgun from '@muster/rulesets/boltgun/web/index.js'
import { pool } from '@muster/rulesets/kit/chance.js'
import { seatId } from '@muster/rulesets/kit/ids.js'
import hex from '@muster/rulesets/hex-1.4/web/index.js'
import { describe, expect, test } from 'vitest'
import { atLeast, atMost } from '../../web/campaign/throws/sums.js'
import { momentsOf, openedIn, talliesByName, talliesBySide, toldIn } from '../../web/campaign/throws/told.js'

describe('how likely so many dice show so much', () => {
  test.each([
    [1, 6],
    [4, 6],
    [3, 10],
    [7, 2],
  ])('%i dice with %i faces: as all their throws counted one by one', (dice, faces) => {
    const odds = pool(`one.d${String(faces)}`, dice, 0, (sum, thrown) => sum + (thrown[0] ?? 0)).odds()
    for (let total = dice - 1; total <= dice * faces + 1; total += 1) {
      const counted = (fits: (sum: number) => boolean) =>
        odds.reduce((ways, { value, chance }) => (fits(value) ? ways + chance.ways : ways), 0n)
      expect(atMost(dice, faces, total).ways).toBe(counted((sum) => sum <= total))
      expect(atLeast(dice, faces, total).ways).toBe(counted((sum) => sum >= total))
    }
  })

  test('exact for thousands of dice, and as likely below the average as above it', () => {
    const [low, high] = [atMost(3000, 6, 10_400), atLeast(3000, 6, 10_600)]
    expect(low).toEqual(high)
    expect(low.of).toBe(6n ** 3000n)
  })
})

const opened = [
  {
    turn: 1,
    stage: 'battles',
    throws: [
      { name: 'abr.2d6', subject: 'x:A', ordinal: 0, faces: [1, 5], proof: 'a' },
      { name: 'abr.2d6', subject: 'x:B', ordinal: 0, faces: [6, 6], proof: 'b' },
      { name: 'teleport.d4', subject: 'A1', ordinal: 0, faces: [3], proof: null },
      { name: 'abr.2d6', subject: 'x:A', ordinal: 1, faces: [2, 2], proof: 'a' },
    ],
  },
]

describe('the throws of a page', () => {
  const told = opened.flatMap((one) => openedIn({ ...one, undone: false }, boltgun.thrower ?? (() => null)))

  test('what was opened stands subject by subject, with its proof and whose it was', () => {
    const [first, second, third] = told.map(({ throws: [one] }) => one)
    expect(first).toMatchObject({ seat: 'A', subject: 'x:A', proof: 'a' })
    expect(first?.throws.map(({ ordinal, faces }) => [ordinal, faces])).toEqual([
      [0, [1, 5]],
      [1, [2, 2]],
    ])
    expect(second).toMatchObject({ seat: 'B', proof: 'b' })
    expect(third).toMatchObject({ seat: null, proof: null })
    expect(momentsOf(told)).toEqual([{ turn: 1, stage: 'battles', told }])
  })

  test('only dice that a side threw for itself are held against the average', () => {
    const tally = { faces: 6, name: 'abr.2d6' }
    expect(talliesByName(told)).toEqual([
      { ...tally, seat: 'A', dice: 4, total: 10 },
      { ...tally, seat: 'B', dice: 2, total: 12 },
    ])
    expect(talliesBySide(told).map(({ name }) => name)).toEqual([null, null])
  })

  test('a report tells of the throws of its lines, in sizes of their own', () => {
    const one = (name: string, faces: number[]) => ({
      ...{ seat: seatId('A'), subject: null, proof: null, turn: 2, stage: 'moves' },
      throws: [{ name, ordinal: null, faces }],
    })
    const lines = [
      { text: 'nothing thrown', throws: [] },
      { text: 'thrown', throws: [one('recon.d6', [4]), one('any.d10', [10]), one('survive.d6', [1])] },
    ]
    expect(toldIn({ report: lines })).toEqual([lines[1]])
    expect(talliesBySide(toldIn({ report: lines })).map(({ faces, total }) => [faces, total])).toEqual([
      [6, 5],
      [10, 10],
    ])
  })

  test('a ruleset says what its throws are for, and nothing of others', () => {
    expect(boltgun.throwTitle?.('abr.2d6')).toBe('Battle by dice')
    expect(hex.throwTitle?.('hq.v.d5')).toBe('Headquarters')
    expect(hex.throwTitle?.('unheard.d6')).toBeNull()
  })
})
