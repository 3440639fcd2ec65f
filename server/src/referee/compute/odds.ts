import { approximately, type Fraction, type Odds } from '@muster/rulesets/kit/chance.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { Outcome, TabletopChoice } from '@muster/rulesets/kit/system.js'
import * as words from '../../messages/problems.generated.js'
import { badInput } from '../../base/problems.js'
import type { Registry } from './registry.js'

/** The number of outcomes that one answer lists. */
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

/** The more likely first; equal ones by their JSON, so that the order is always the same. */
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

/** @throws Problem if the system has no such procedure, if it has no odds, or if the input does not fit */
export const oddsOf = (registry: Registry, { choice, procedure, input }: OddsTask): ListedOdds => {
  const system = registry.system(choice)
  if (!system.ok) throw badInput(words.wrongInSystem({ at: system.problem.key, problem: system.problem.message }))
  const { title, procedures } = system.value
  const found = procedures.find(({ id }) => id === procedure)
  if (!found) throw badInput(words.noProcedureHere({ system: title }))
  if (found.withoutOdds !== undefined) throw badInput(found.withoutOdds)
  const prepared = found.prepare(input)
  if (!prepared.ok) throw badInput(prepared.problem)
  return listed(prepared.value.odds())
}
