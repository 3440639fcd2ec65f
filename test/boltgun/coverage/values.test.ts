import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from '@muster/rulesets/boltgun/engine/settings.js'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { SettingSpec } from '@muster/rulesets/kit/settings.js'
import { expect, test } from 'vitest'
import type { CaseDocument } from '../../cases/lib/adapter.js'
import { documents, holdsWith, settingsOf } from './played.js'
import { beyond, samples } from './values.js'

/** Every value of a setting but its default. */
const othersOf = (spec: SettingSpec): readonly Json[] => {
  if (spec.key in samples) return samples[spec.key] ?? []
  if (spec.type === 'flag') return [!spec.default]
  if (spec.type === 'choice') return Object.keys(spec.options).filter((value) => value !== spec.default)
  if (spec.type === 'number') return (spec.values ?? [spec.min, spec.max]).filter((value) => value !== spec.default)
  return []
}

const name = (key: string, value: Json): string => `${key} = ${typeof value === 'string' ? value : canonical(value)}`

/** Cases that set the value and would not hold with the default. */
const showing = async (key: string, value: Json): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const document of documents.filter((each) => settingsOf(each)[key] === value))
    if (!(await holdsWith(document, key, undefined))) ids.push(document.id)
  return ids
}

/** Cases that hang on what they draw or write for a setting of data. */
const drawing = async (key: string): Promise<readonly string[]> => {
  const ids: string[] = []
  for (const document of documents.filter((each) => key in settingsOf(each)))
    if (!(await holdsWith(document, key, undefined))) ids.push(document.id)
  return ids
}

/** The first case that leaves the default and would not hold with the value. */
const guarding = async ({ key, source }: SettingSpec, values: readonly Json[]): Promise<string | null> => {
  const near = (document: CaseDocument): number =>
    Array.isArray(document['reading']) && document['reading'].includes(source) ? 0 : 1
  const candidates = documents.filter((each) => !(key in settingsOf(each)))
  for (const document of [...candidates].sort((a, b) => near(a) - near(b)))
    for (const value of values) if (!(await holdsWith(document, key, value))) return document.id
  return null
}

test('every value of every setting decides a case', async () => {
  const missing: string[] = []
  let [values, cases] = [0, 0]
  for (const spec of settings) {
    const others = spec.key in beyond ? [] : othersOf(spec)
    for (const value of others) {
      const found = await showing(spec.key, value)
      values += 1
      cases += found.length
      if (found.length === 0) missing.push(name(spec.key, value))
    }
    if (spec.type === 'data' && !(spec.key in beyond)) {
      const found = await drawing(spec.key)
      values += 1
      cases += found.length
      if (found.length === 0) missing.push(`${spec.key} (data)`)
    }
    if (others.length === 0) continue
    values += 1
    if ((await guarding(spec, others)) === null) missing.push(`${name(spec.key, spec.default)} (the default)`)
  }
  console.log(`${String(values)} values of settings, ${String(cases)} cases that set one and hang on it`)
  expect(missing).toEqual([])
})

test('what is beyond the cases is a setting that another test names', () => {
  const known = settings.map(({ key }) => key)
  for (const key of [...Object.keys(beyond), ...Object.keys(samples)]) expect(known).toContain(key)
  for (const [key, [, file]] of Object.entries(beyond))
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain(key)
})
