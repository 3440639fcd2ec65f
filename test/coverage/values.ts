import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { SettingSpec } from '@muster/rulesets/kit/settings.js'
import { expect, test } from 'vitest'
import type { CaseDocument } from '../cases/lib/adapter.js'
import { holdsWith, settingsOf } from './played.js'

export interface Values {
  readonly settings: readonly SettingSpec[]
  readonly documents: readonly CaseDocument[]
  /** What stands for the numbers and drawings that a setting allows without a list. */
  readonly samples: Readonly<Record<string, readonly Json[]>>
  /** Settings whose values no case can show, with the reason and the test that does. */
  readonly beyond: Readonly<Record<string, readonly [why: string, test: string]>>
}

const name = (key: string, value: Json): string => `${key} = ${typeof value === 'string' ? value : canonical(value)}`

/** Every value of a setting but its default. */
const othersOf = (spec: SettingSpec, { samples }: Values): readonly Json[] => {
  if (spec.key in samples) return samples[spec.key] ?? []
  if (spec.type === 'flag') return [!spec.default]
  if (spec.type === 'choice') return Object.keys(spec.options).filter((value) => value !== spec.default)
  if (spec.type === 'number') return (spec.values ?? [spec.min, spec.max]).filter((value) => value !== spec.default)
  return []
}

const hanging = async (documents: readonly CaseDocument[], key: string): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const document of documents) if (!(await holdsWith(document, key, undefined))) ids.push(document.id)
  return ids
}

/** Cases that set the value and would not hold with the default. */
const showing = ({ documents }: Values, key: string, value: Json): Promise<readonly string[]> =>
  hanging(
    documents.filter((each) => settingsOf(each)[key] === value),
    key,
  )

/** Cases that hang on what they draw or write for a setting of data. */
const drawing = ({ documents }: Values, key: string): Promise<readonly string[]> =>
  hanging(
    documents.filter((each) => key in settingsOf(each)),
    key,
  )

/** The first case that leaves the default and would not hold with the value. */
const guarding = async (
  { documents }: Values,
  { key, source }: SettingSpec,
  values: readonly Json[],
): Promise<string | null> => {
  const near = ({ reading, rules }: CaseDocument): number =>
    (Array.isArray(reading) && reading.includes(source)) || rules.includes(source) ? 0 : 1
  const candidates = documents.filter((each) => !(key in settingsOf(each)))
  for (const document of [...candidates].sort((a, b) => near(a) - near(b)))
    for (const value of values) if (!(await holdsWith(document, key, value))) return document.id
  return null
}

const everyValue = async (all: Values): Promise<void> => {
  const missing: string[] = []
  let [values, cases] = [0, 0]
  const count = (what: string, found: readonly string[]): void => {
    values += 1
    cases += found.length
    if (found.length === 0) missing.push(what)
  }
  for (const spec of all.settings.filter(({ key }) => !(key in all.beyond))) {
    const others = othersOf(spec, all)
    for (const value of others) count(name(spec.key, value), await showing(all, spec.key, value))
    if (spec.type === 'data') count(`${spec.key} (data)`, await drawing(all, spec.key))
    if (others.length === 0) continue
    values += 1
    if ((await guarding(all, spec, others)) === null) missing.push(`${name(spec.key, spec.default)} (the default)`)
  }
  console.log(`${String(values)} values of settings, ${String(cases)} cases that set one and hang on it`)
  expect(missing).toEqual([])
}

/** Every value of every setting is shown by a case that would not hold without it. */
export const valuesAreShown = (all: Values): void => {
  test('every value of every setting decides a case', () => everyValue(all), 600_000)

  test('what is beyond the cases is a setting that another test names', () => {
    const known = all.settings.map(({ key }) => key)
    for (const key of [...Object.keys(all.beyond), ...Object.keys(all.samples)]) expect(known).toContain(key)
    for (const [key, [, file]] of Object.entries(all.beyond))
      expect(readFileSync(join(import.meta.dirname, '..', file), 'utf8')).toContain(key)
  })
}
