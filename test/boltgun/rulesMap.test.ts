import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rules } from '@muster/rulesets/boltgun/engine/rules.js'
import { expect, test } from 'vitest'
import { documents } from './coverage/played.js'
import { beyond, tested } from './map/beyond.js'
import { mentionsIn } from './map/functions.js'

const folder = join(import.meta.dirname, '../../rulesets/boltgun')
const tests = join(import.meta.dirname, '..')

const grouped = <Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

const mentions = mentionsIn(join(folder, 'engine'))
const places = grouped(mentions, ({ rule }) => rule)
const cases = grouped(
  documents.flatMap(({ id, rules: covered }) => covered.map((rule) => ({ id, rule }))),
  ({ rule }) => rule,
)
const casesOf = (id: string): readonly string[] => (cases.get(id) ?? []).map((entry) => entry.id)

const few = (names: readonly string[]): string =>
  names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${String(names.length - 5)} more` : names.join(', ')

/** `steps/march.ts`: march, batch */
const where = (id: string): string =>
  [...grouped(places.get(id) ?? [], ({ path }) => path)]
    .map(([path, found]) => `\`${path}\`: ${[...new Set(found.map(({ name }) => name))].join(', ')}`)
    .join('; ')

const coveredBy = (id: string): string => {
  const test = tested[id]
  return [...(casesOf(id).length > 0 ? [few(casesOf(id))] : []), ...(test ? [`\`${test}\``] : [])].join(', ')
}

const row = (id: string): string => {
  const { title = '', text = '' } = rules[id] ?? {}
  return `| ${id} | **${title}.** ${text} | ${where(id) || (beyond[id] ?? '')} | ${coveredBy(id)} |`
}

const ids = Object.keys(rules)
  .filter((id) => id.startsWith('BG-'))
  .sort()

test('every rule that a machine can adjudicate has a function and a case', () => {
  const adjudicable = ids.filter((id) => !(id in beyond))
  expect(adjudicable.filter((id) => !places.has(id))).toEqual([])
  expect(adjudicable.filter((id) => casesOf(id).length === 0 && !(id in tested))).toEqual([])
  console.log(
    `${adjudicable.length} of ${ids.length} rules are adjudicated, by ${cases.size} with cases of ${documents.length}`,
  )
})

test('what is beyond an engine, or covered elsewhere, is a rule that has no case', () => {
  const excused = [...Object.keys(beyond), ...Object.keys(tested)]
  expect(excused.filter((id) => !ids.includes(id) || casesOf(id).length > 0)).toEqual([])
  for (const [id, file] of Object.entries(tested)) {
    expect([id, existsSync(join(tests, file))]).toEqual([id, true])
    expect(readFileSync(join(tests, file), 'utf8')).toContain(id)
  }
})

const page = join(folder, 'RULES.md')

const written = (): string =>
  [
    '# Where each rule is carried out',
    '',
    'Rule → its text in our own words → what in `engine/` carries it out → the cases that cover it. Written by `UPDATE=1 npx vitest run test/boltgun/rulesMap.test.ts`.',
    'Doubtful places (`A-01` …) stand in `engine/rules/register.ts`, the settings that decide them in `engine/settings/`.',
    '',
    '| rule | text | engine | cases |',
    '|---|---|---|---|',
    ...ids.map(row),
    '',
  ].join('\n')

test('RULES.md has a row a rule, and names only functions and cases that there are', () => {
  if (process.env.UPDATE) writeFileSync(page, written())
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| BG-'))
    .map((line) => line.split('|').map((part) => part.trim()))
  expect(rows.map(([, id]) => id)).toEqual(ids)
  const known = documents.map(({ id }) => id)
  const functions = mentions.map(({ path, name }) => `${path} ${name}`)
  for (const [, id = '', text, engine = '', covering = ''] of rows) {
    expect([id, text]).toEqual([id, `**${rules[id]?.title ?? ''}.** ${rules[id]?.text ?? ''}`])
    expect([id, engine]).not.toEqual([id, ''])
    for (const [, path = '', names = ''] of engine.matchAll(/`([^`]+)`: ([^;]+)/g))
      for (const name of names.split(', ')) expect(functions).toContain(`${path} ${name}`)
    for (const [name] of covering.matchAll(/B[A-Z]-[\w.-]+/g)) expect(known).toContain(name)
  }
})
