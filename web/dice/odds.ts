import { approximately, type Fraction, type Odds, plus } from '@muster/rulesets/kit/chance.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { Outcome } from '@muster/rulesets/kit/system.js'

export interface Likelihood<Value> {
  readonly value: Value
  readonly chance: Fraction
}

/** How one value of an outcome may come out. */
export interface Spread {
  readonly key: string
  /** `sure`: it hangs on no die. */
  readonly kind: 'sure' | 'yesNo' | 'number' | 'word'
  /** Numbers by size, words by likelihood. */
  readonly rows: readonly Likelihood<Json>[]
  /** Of numbers. */
  readonly mean: number | null
}

export interface OddsSummary {
  readonly spreads: readonly Spread[]
  /** Most likely first, at most `shownOutcomes`. */
  readonly outcomes: readonly Likelihood<Outcome>[]
  readonly more: number
}

const shownOutcomes = 12

const compare = (a: Fraction, b: Fraction): number => {
  const [left, right] = [a.ways * b.of, b.ways * a.of]
  return left < right ? -1 : left > right ? 1 : 0
}

const likeliestFirst = <Value>(rows: readonly Likelihood<Value>[]): readonly Likelihood<Value>[] =>
  [...rows].sort((a, b) => compare(b.chance, a.chance))

const together = (odds: Odds<Outcome>, key: string): readonly Likelihood<Json>[] => {
  const found = new Map<string, Likelihood<Json>>()
  for (const { value, chance } of odds) {
    const own = value[key] ?? null
    const name = canonical(own)
    const known = found.get(name)
    found.set(name, { value: own, chance: known ? plus(known.chance, chance) : chance })
  }
  return [...found.values()]
}

const meanOf = (rows: readonly Likelihood<Json>[]): number =>
  rows.reduce((sum, { value, chance }) => sum + (typeof value === 'number' ? value * approximately(chance) : 0), 0)

const spreadOf = (odds: Odds<Outcome>, key: string): Spread => {
  const rows = together(odds, key)
  if (rows.length === 1) return { key, kind: 'sure', rows, mean: null }
  if (rows.every(({ value }) => typeof value === 'boolean'))
    return { key, kind: 'yesNo', rows: likeliestFirst(rows), mean: null }
  if (!rows.every(({ value }) => typeof value === 'number'))
    return { key, kind: 'word', rows: likeliestFirst(rows), mean: null }
  const bySize = [...rows].sort((a, b) => Number(a.value) - Number(b.value))
  return { key, kind: 'number', rows: bySize, mean: meanOf(bySize) }
}

/** Every value of the outcome for itself, and the likeliest outcomes as they come together. */
export const summarised = (odds: Odds<Outcome>, output: Readonly<Record<string, string>>): OddsSummary => {
  const known = Object.keys(output).filter((key) => odds.some(({ value }) => key in value))
  const legal = odds.some(({ value }) => value['legal'] === false) && !known.includes('legal') ? ['legal'] : []
  return {
    spreads: [...legal, ...known].map((key) => spreadOf(odds, key)),
    outcomes: likeliestFirst(odds).slice(0, shownOutcomes),
    more: Math.max(0, odds.length - shownOutcomes),
  }
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b))

const mostDigits = 9

/** `13/18`; null where it would be too long to be read. */
export const fractionText = ({ ways, of }: Fraction): string | null => {
  const by = divisor(ways, of)
  const text = `${String(ways / by)}/${String(of / by)}`
  return text.length > mostDigits ? null : text
}

/** `72.2 %`; what is possible is never shown as 0 %, nor what is not sure as 100 %. */
export const percent = (chance: Fraction): string => {
  const share = approximately(chance) * 100
  if (chance.ways === 0n) return '0 %'
  if (share < 0.1) return '< 0.1 %'
  if (chance.ways < chance.of && share > 99.9) return '> 99.9 %'
  return `${share.toFixed(share === 100 ? 0 : 1)} %`
}

/** From here on and above: of numbers by size. */
export const atLeast = (rows: readonly Likelihood<Json>[], at: number): Fraction =>
  rows.slice(at).reduce<Fraction>((sum, { chance }) => plus(sum, chance), { ways: 0n, of: 1n })
