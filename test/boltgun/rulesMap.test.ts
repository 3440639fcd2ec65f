import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rules } from '@muster/rulesets/boltgun/engine/rules.js'
import { expect, test } from 'vitest'
import { casesOf, filesBelow } from '../cases/load.js'

const folder = join(import.meta.dirname, '../../rulesets/boltgun')

/** Rules of conduct, of the table and of the calendar: nothing that an engine decides. */
const beyond: Readonly<Record<string, string>> = {
  'BG-001': 'conduct',
  'BG-006': 'scale',
  'BG-007': 'conduct',
  'BG-008': 'nothing to keep',
  'BG-009': 'table',
  'BG-010': 'conduct',
  'BG-013': 'nothing to keep',
  'BG-014': 'resolutions are never changed',
  'BG-028': 'the referee seals each sheet once',
  'BG-031': 'conduct',
  'BG-052': 'nothing beyond passability',
  'BG-194': 'army lists',
  'BG-195': 'army lists',
  'BG-196': 'conduct',
  'BG-200': 'table',
  'BG-201': 'table',
  'BG-202': 'table',
  'BG-204': 'table',
}

const sources = readdirSync(join(folder, 'engine'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('rules'))
  .sort()
  .map((path) => ({ path, text: readFileSync(join(folder, 'engine', path), 'utf8') }))

/** Ids that a text names, runs such as `BG-157 … BG-161` read as every number between. */
const named = (text: string): ReadonlySet<string> => {
  const ids = new Set(text.match(/BG-\d{3}/g))
  for (const [, first, last] of text.matchAll(/BG-(\d{3}) … BG-(\d{3})/g))
    for (let id = Number(first); id <= Number(last); id += 1) ids.add(`BG-${String(id).padStart(3, '0')}`)
  return ids
}

const byRule = <Item>(
  items: readonly Item[],
  idsOf: (item: Item) => Iterable<string>,
  nameOf: (item: Item) => string,
) => {
  const found = new Map<string, string[]>()
  for (const item of items) for (const id of idsOf(item)) found.set(id, [...(found.get(id) ?? []), nameOf(item)])
  return found
}

const places = byRule(
  sources,
  ({ text }) => named(text),
  ({ path }) => path,
)

const cases = byRule(
  filesBelow([join(folder, 'cases')]).flatMap(casesOf),
  ({ document }) => document?.rules ?? [],
  ({ id }) => id,
)

const few = (names: readonly string[]): string =>
  names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${String(names.length - 5)} more` : names.join(', ')

const row = (id: string): string => {
  const where = (places.get(id) ?? []).map((path) => `\`${path}\``).join(', ')
  return `| ${id} | ${rules[id]?.title ?? ''} | ${where || (beyond[id] ?? '')} | ${few(cases.get(id) ?? [])} |`
}

const ids = Object.keys(rules)
  .filter((id) => id.startsWith('BG-'))
  .sort()

test('every rule is carried out somewhere, covered by a case, or beyond an engine', () => {
  expect(ids.filter((id) => !places.has(id) && !cases.has(id) && !(id in beyond))).toEqual([])
  expect(Object.keys(beyond).filter((id) => !ids.includes(id))).toEqual([])
})

const page = join(folder, 'RULES.md')

const written = (): string =>
  [
    '# Where each rule is carried out',
    '',
    'Rule → files of `engine/` that name it → cases that cover it. Written by `UPDATE=1 npx vitest run test/boltgun/rulesMap.test.ts`.',
    'The texts, in our own words, are in `engine/rules/`; doubtful places (`A-01` …) and the settings that decide them in `engine/settings/`.',
    '',
    '| rule | | engine | cases |',
    '|---|---|---|---|',
    ...ids.map(row),
    '',
  ].join('\n')

test('RULES.md has a row a rule, and names only files and cases that there are', () => {
  if (process.env.UPDATE) writeFileSync(page, written())
  const rows = readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| BG-'))
    .map((line) => line.split('|').map((part) => part.trim()))
  expect(rows.map(([, id]) => id)).toEqual(ids)
  const paths = sources.map(({ path }) => path)
  const known = [...cases.values()].flat()
  for (const [, id, , where = '', covering = ''] of rows) {
    expect([id, where + covering]).not.toEqual([id, ''])
    for (const [, path] of where.matchAll(/`([^`]+)`/g)) expect(paths).toContain(path)
    for (const [name] of covering.matchAll(/B[A-Z]-[\w.-]+/g)) expect(known).toContain(name)
  }
})
