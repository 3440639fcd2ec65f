import type { Chance, Fraction, Odds } from '@muster/rulesets/kit/chance.js'
import { diceOf } from '@muster/rulesets/kit/dice.js'
import { canonical } from '@muster/rulesets/kit/json.js'

class Asks extends Error {
  constructor(readonly die: string) {
    super(die)
  }
}

class TooMany extends Error {}

const everyThrow = (name: string): readonly (readonly number[])[] => {
  const { count, faces } = diceOf(name)
  return Array.from({ length: faces ** count }, (_, at) =>
    Array.from({ length: count }, (__, die) => (Math.floor(at / faces ** die) % faces) + 1),
  )
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

export const reduced = ({ ways, of }: Fraction): Fraction => {
  const by = gcd(ways, of)
  return { ways: ways / by, of: of / by }
}

const sum = (a: Fraction, b: Fraction): Fraction => reduced({ ways: a.ways * b.of + b.ways * a.of, of: a.of * b.of })

export const total = (chances: readonly Fraction[]): Fraction => chances.reduce(sum, { ways: 0n, of: 1n })

/** What comes of the throws given, or the name of the next one that is asked for. */
const played = <Value>(
  chance: Chance<Value>,
  given: readonly (readonly number[])[],
): { value: Value } | { die: string } => {
  let next = 0
  try {
    const value = chance.play((name) => {
      const faces = given[next]
      next += 1
      if (!faces) throw new Asks(name)
      return faces
    })
    return { value }
  } catch (error) {
    if (error instanceof Asks) return { die: error.die }
    throw error
  }
}

/** How often each value comes up among equally likely ways, a row for each number of ways there are. */
type Tally = Map<string, Map<bigint, bigint>>

const tally = (found: Tally, key: string, of: bigint): void => {
  const rows = found.get(key) ?? new Map<bigint, bigint>()
  rows.set(of, (rows.get(of) ?? 0n) + 1n)
  found.set(key, rows)
}

/**
 * Every value by its canonical JSON, with its exact probability, by playing every way in which the dice may fall, one after the other. Nothing of
 * `odds()` is used. Null where there are too many ways.
 */
export const enumerate = <Value>(chance: Chance<Value>, most = 80_000): Readonly<Record<string, Fraction>> | null => {
  const found: Tally = new Map()
  let walked = 0
  const walk = (given: readonly (readonly number[])[], of: bigint): void => {
    const next = played(chance, given)
    if ('value' in next) {
      walked += 1
      if (walked > most) throw new TooMany()
      tally(found, canonical(next.value), of)
      return
    }
    const throws = everyThrow(next.die)
    for (const faces of throws) walk([...given, faces], of * BigInt(throws.length))
  }
  try {
    walk([], 1n)
  } catch (error) {
    if (error instanceof TooMany) return null
    throw error
  }
  const entries = [...found].map(([key, rows]): [string, Fraction] => [
    key,
    total([...rows].map(([of, ways]) => ({ ways, of }))),
  ])
  return Object.fromEntries(entries)
}

/** Odds by canonical value, in lowest terms; a value that stands there twice is an error. */
export const byValue = <Value>(odds: Odds<Value>): Readonly<Record<string, Fraction>> => {
  const found: Record<string, Fraction> = {}
  for (const { value, chance } of odds) {
    const key = canonical(value)
    if (key in found) throw new Error(`${key} stands there twice`)
    found[key] = reduced(chance)
  }
  return found
}
