import { approximately, type Fraction, type Odds } from '@muster/rulesets/kit/chance.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { Outcome, TabletopChoice } from '@muster/rulesets/kit/system.js'
import { badInput } from '../../base/problems.js'
import type { Registry } from './registry.js'

/** Ways to end that one answer lists. */
export const longestOdds = 500

export interface ListedOdds {
  readonly outcomes: readonly {
    readonly outcome: Outcome
    readonly ways: string
    readonly of: string
    readonly probability: number
  }[]
  readonly leftOut: number
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

const reduced = ({ ways, of }: Fraction): Fraction => {
  const by = divisor(ways, of)
  return { ways: ways / by, of: of / by }
}

/** The likelier first; of equal ones the first by its JSON, so that the order is always the same. */
const listed = (odds: Odds<Outcome>): ListedOdds => {
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

export interface OddsTask {
  readonly choice: TabletopChoice
  readonly procedure: string
  readonly input: Json
}

/** @throws Problem where the system has no such procedure, where it has no odds, or where the input does not fit */
export const oddsOf = (registry: Registry, { choice, procedure, input }: OddsTask): ListedOdds => {
  const system = registry.system(choice)
  if (!system.ok)
    throw badInput(`The tabletop system has a wrong value at \`${system.problem.key}\`: ${system.problem.message}.`)
  const { title, procedures } = system.value
  const found = procedures.find(({ id }) => id === procedure)
  if (!found) throw badInput(`${title} has no such procedure here. Choose one of its list.`)
  if (found.withoutOdds !== undefined) throw badInput(found.withoutOdds)
  const prepared = found.prepare(input)
  if (!prepared.ok) throw badInput(prepared.problem)
  return listed(prepared.value.odds())
}
