import type { Fraction } from '@muster/rulesets/kit/chance.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Outcome } from '@muster/rulesets/kit/system.js'
import { describe, expect, test } from 'vitest'
import { reduced, total } from '../support/enumerate.js'
import { composed, procedureOf } from './composed.js'

const systemOf = (name: string) => {
  const found = composed.find((each) => each.name === name)
  if (!found) throw new Error(`there is no ${name}`)
  return found.system
}

/** How likely an outcome is that fits. */
const chanceOf = (name: string, procedure: string, input: Json, fits: (outcome: Outcome) => boolean): Fraction => {
  const prepared = procedureOf(systemOf(name), procedure).prepare(input)
  if (!prepared.ok) throw new Error(prepared.problem)
  return total(prepared.value.odds().flatMap(({ value, chance }) => (fits(value) ? [chance] : [])))
}

const fraction = (ways: number | bigint, of: number | bigint): Fraction =>
  reduced({ ways: BigInt(ways), of: BigInt(of) })

const choose = (n: number, k: number): bigint => (k === 0 ? 1n : (choose(n - 1, k - 1) * BigInt(n)) / BigInt(k))

/** k successes of n dice, each with `good` of `of` equal ways. */
const binomial = (n: number, k: number, good: number, of: number): Fraction => {
  const [p, q] = [BigInt(good) ** BigInt(k), BigInt(of - good) ** BigInt(n - k)]
  return fraction(choose(n, k) * p * q, BigInt(of) ** BigInt(n))
}

/** Ways in which so many dice add up to a sum. */
const waysTo = (sum: number, dice: number): number =>
  dice === 0 ? (sum === 0 ? 1 : 0) : [1, 2, 3, 4, 5, 6].reduce((ways, face) => ways + waysTo(sum - face, dice - 1), 0)

const classic = 'bolt-action-classic'
const v3 = 'bolt-action-3'
const war = 'bolt-action-classic + great-war'

describe('odds that are known otherwise', () => {
  test.each([
    [3, 3],
    [5, 10],
    [7, 21],
    [9, 30],
    [11, 35],
    [12, 35],
    [1, 1],
  ])('an order test against %i passes in %i of 36 ways', (target, ways) => {
    const input = { quality: 'REGULAR', modifier: target - 9 }
    expect(chanceOf(v3, 'orderTest', input, ({ passed }) => passed === true)).toEqual(fraction(ways, 36))
    expect(chanceOf(classic, 'orderTest', input, ({ fubar }) => fubar === true)).toEqual(fraction(1, 36))
  })

  test('forty shots that need a four are a binomial of halves', () => {
    const input = { weapon: 'MMG', firers: 10, distance: 10, cover: 'SOFT' }
    for (let hits = 0; hits <= 40; hits += 1)
      expect(chanceOf(classic, 'toHit', input, (outcome) => outcome['hits'] === hits)).toEqual(binomial(40, hits, 1, 2))
  })

  test('shots that need more than a six hit once in 36', () => {
    const input = { weapon: 'LMG', distance: 10, pins: 4, firers: 3 }
    for (let hits = 0; hits <= 9; hits += 1)
      expect(chanceOf(classic, 'toHit', input, (outcome) => outcome['hits'] === hits)).toEqual(binomial(9, hits, 1, 36))
  })

  test('a flamethrower hits as often as its shots, each by itself', () => {
    const input = { weapon: 'FLAMETHROWER_VEHICLE', distance: 8 }
    const parts = (hits: number): readonly Fraction[] =>
      Array.from({ length: 11 }, (_, at) => at + 2)
        .filter((shots) => shots >= hits)
        .map((shots) => {
          const { ways, of } = binomial(shots, hits, 4, 6)
          return { ways: ways * BigInt(waysTo(shots, 2)), of: of * 36n }
        })
    for (let hits = 0; hits <= 12; hits += 1)
      expect(chanceOf(classic, 'toHit', input, (outcome) => outcome['hits'] === hits)).toEqual(total(parts(hits)))
  })

  test('damage, saves and gas are binomials', () => {
    for (let many = 0; many <= 12; many += 1) {
      const hits = { weapon: 'RIFLE', quality: 'VETERAN', hits: 12 }
      expect(chanceOf(v3, 'damage', hits, ({ damaged }) => damaged === many)).toEqual(binomial(12, many, 2, 6))
      const saves = { cover: 'HARD', down: true, damaged: 12 }
      expect(chanceOf(v3, 'coverSave', saves, ({ saved }) => saved === many)).toEqual(binomial(12, many, 5, 6))
      const veterans = { models: 12, masked: true, quality: 'VETERAN' }
      expect(chanceOf(war, 'gas', veterans, ({ killed }) => killed === many)).toEqual(binomial(12, many, 1, 36))
    }
  })

  test('grades of damage are bands of one die', () => {
    const input = { weapon: 'MEDIUM_AT_GUN', armour: 'MEDIUM_TANK', facing: 'SIDE', distance: 20 }
    const grade = (name: string): Fraction =>
      chanceOf(classic, 'armouredDamage', input, ({ damage }) => damage === name)
    expect([grade('NONE'), grade('SUPERFICIAL'), grade('FULL'), grade('MASSIVE')]).toEqual([
      fraction(2, 6),
      fraction(1, 6),
      fraction(2, 6),
      fraction(1, 6),
    ])
  })

  test('a fire in the open top of a vehicle takes it by the order test of its crew', () => {
    // Two and three of the die burn, and a crew of eight with a pin fails on eight and more: 15 of 36.
    const input = { damage: 'FULL', openTopped: true, indirect: true, quality: 'INEXPERIENCED' }
    const burnt = ({ results, knockedOut }: Outcome): boolean =>
      knockedOut === true && Array.isArray(results) && results.includes('ON_FIRE')
    expect(chanceOf(classic, 'damageResult', input, burnt)).toEqual(fraction(15, 6 * 36))
  })

  test('a tank against a brick building compares four dice', () => {
    let higher = 0
    for (let building = 3; building <= 18; building += 1)
      for (let face = 1; face <= 6; face += 1) if (building > 10 + face) higher += waysTo(building, 3)
    const input = { armour: 'HEAVY_TANK', building: 'BRICK' }
    expect(chanceOf(v3, 'tankIntoBuilding', input, ({ ruin }) => ruin === false)).toEqual(fraction(higher, 6 ** 4))
  })

  test('in the open under the bombardment a unit is removed once in six, and hits are dice added up', () => {
    const input = { distance: 3, order: 'ADVANCE' }
    expect(chanceOf(war, 'bombardment', input, ({ removed }) => removed === true)).toEqual(fraction(1, 6))
    for (let sum = 13; sum <= 24; sum += 1)
      expect(chanceOf(war, 'bombardment', input, ({ hits }) => hits === sum)).toEqual(
        fraction(2 * waysTo(sum, 4), 6 ** 5),
      )
  })

  test('one model against one: each strikes in turn in classic, both at once in v3', () => {
    const input = { attackers: { models: 1 }, defenders: { models: 1 } }
    const won = (name: string, side: string | null): Fraction =>
      chanceOf(name, 'closeQuarters', input, ({ winner }) => winner === side)
    expect([won(classic, 'ATTACKERS'), won(classic, 'DEFENDERS'), won(classic, null)]).toEqual([
      fraction(1, 2),
      fraction(1, 4),
      fraction(1, 4),
    ])
    expect([won(v3, 'ATTACKERS'), won(v3, 'DEFENDERS'), won(v3, null)]).toEqual([
      fraction(1, 4),
      fraction(1, 4),
      fraction(1, 2),
    ])
  })
})
