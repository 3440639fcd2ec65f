import { approximately, type Fraction, type Odds } from '@muster/rulesets/kit/chance.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { Outcome } from '@muster/rulesets/kit/system.js'
import type { ProcedureOdds } from './types/tabletop.js'

/** Ways to end that one answer lists. */
export const longestOdds = 500

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

const reduced = ({ ways, of }: Fraction): Fraction => {
  const by = divisor(ways, of)
  return { ways: ways / by, of: of / by }
}

/** The likelier first; of equal ones the first by its JSON, so that the order is always the same. */
export const listed = (odds: Odds<Outcome>): ProcedureOdds => {
  const sorted = odds
    .map(({ value, chance }) => ({ value, chance, key: canonical(value) }))
    .sort((a, b) => {
      const by = b.chance.ways * a.chance.of - a.chance.ways * b.chance.of
      return by > 0n ? 1 : by < 0n ? -1 : a.key < b.key ? -1 : 1
    })
  return {
    outcomes: sorted.slice(0, longestOdds).map(({ value, chance }) => {
      const { ways, of } = reduced(chance)
      return { outcome: value, ways: String(ways), of: String(of), probability: approximately(chance) }
    }),
    leftOut: Math.max(0, sorted.length - longestOdds),
  }
}
