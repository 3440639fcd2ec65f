import { expect, test } from 'vitest'
import type { CaseDocument } from '../cases/lib/adapter.js'

/** Rules that act in one step of the turn, each with what it does there; every two of them meet in a case. */
export interface StepRules {
  readonly step: string
  readonly rules: Readonly<Record<string, string>>
}

/** Two rules of one step that no case can show together, with the reason. */
export type Apart = readonly [step: string, one: string, other: string, why: string]

export interface Pairs {
  readonly steps: readonly StepRules[]
  readonly apart: readonly Apart[]
  /** Small cases, whose list of rules says what they show. */
  readonly documents: readonly CaseDocument[]
  readonly rules: Readonly<Record<string, unknown>>
  /** Whether a case that cites a rule has it at work. */
  readonly acts?: (document: CaseDocument, rule: string) => boolean
}

interface Pair {
  readonly step: string
  readonly one: string
  readonly other: string
}

const same = ({ step, one, other }: Pair, listed: Apart): boolean =>
  listed[0] === step && [listed[1], listed[2]].sort().join() === [one, other].sort().join()

const pairsOf = (steps: readonly StepRules[]): readonly Pair[] =>
  steps.flatMap(({ step, rules: acting }) => {
    const ids = Object.keys(acting).sort()
    return ids.flatMap((one, index) => ids.slice(index + 1).map((other): Pair => ({ step, one, other })))
  })

/** Every two rules of a step are cited by one case. */
export const pairsMeet = ({ steps, apart, documents, rules, acts = () => true }: Pairs): void => {
  const pairs = pairsOf(steps)
  const meeting = ({ one, other }: Pair): readonly string[] =>
    documents
      .filter((document) => [one, other].every((rule) => document.rules.includes(rule) && acts(document, rule)))
      .map(({ id }) => id)

  test('every two rules that act in one step meet in a case', () => {
    const missing: string[] = []
    const used = new Set<string>()
    for (const pair of pairs) {
      const found = meeting(pair)
      for (const id of found) used.add(id)
      const listed = apart.some((entry) => same(pair, entry))
      if (found.length === 0 && !listed) missing.push(`${pair.step}: ${pair.one} and ${pair.other}`)
      if (found.length > 0 && listed)
        missing.push(`${pair.step}: ${pair.one} and ${pair.other} do meet, in ${String(found[0])}`)
    }
    console.log(
      `${pairs.length} pairs of rules in ${steps.length} steps, ${apart.length} of them apart, shown by ${used.size} cases`,
    )
    expect(missing).toEqual([])
  })

  test('the steps name rules, and what is listed apart is a pair of them', () => {
    expect(steps.flatMap((step) => Object.keys(step.rules)).filter((rule) => !Object.hasOwn(rules, rule))).toEqual([])
    expect(apart.filter((entry) => !pairs.some((pair) => same(pair, entry)))).toEqual([])
  })
}
