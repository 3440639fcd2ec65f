import { rules } from '@muster/rulesets/boltgun/engine/rules.js'
import { expect, test } from 'vitest'
import { apart, inert } from './apart.js'
import { armiesOf, documents, holdsWithout, small } from './played.js'
import { steps } from './steps.js'

const isArmyRule = (rule: string): boolean => rule >= 'BG-301' && rule <= 'BG-328'

interface Pair {
  readonly step: string
  readonly one: string
  readonly other: string
}

const same = ({ step, one, other }: Pair, listed: (typeof apart)[number]): boolean =>
  listed[0] === step && [listed[1], listed[2]].sort().join() === [one, other].sort().join()

const pairs: readonly Pair[] = steps.flatMap(({ step, rules: acting }) => {
  const ids = Object.keys(acting).sort()
  return ids.flatMap((one, index) => ids.slice(index + 1).map((other): Pair => ({ step, one, other })))
})

/** Cases that cite both rules, an army rule only where somebody has it. */
const meeting = ({ one, other }: Pair): readonly string[] =>
  small
    .filter((document) =>
      [one, other].every(
        (rule) => document.rules.includes(rule) && (!isArmyRule(rule) || armiesOf(document).has(rule)),
      ),
    )
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

test('an army rule that a case cites decides it', async () => {
  const idle: string[] = []
  for (const document of small)
    for (const rule of armiesOf(document)) {
      if (!document.rules.includes(rule)) continue
      const decides = !(await holdsWithout(document, rule))
      const excused = inert[document.id]?.[rule] !== undefined
      if (decides === excused) idle.push(`${document.id} ${rule}${decides ? ' decides' : ''}`)
    }
  const known = new Set(documents.map(({ id }) => id))
  expect(Object.keys(inert).filter((id) => !known.has(id))).toEqual([])
  expect(idle).toEqual([])
})
