import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RuleText } from '@muster/rulesets/kit/ruleText.js'
import { expect, test } from 'vitest'
import { rulesetsFolder } from '../cases/load.js'
import { mentionsIn, type Mention } from './functions.js'
import { documentsOf } from './played.js'

export interface RulesMap {
  readonly ruleset: string
  /** Where its rules are carried out; `engine` where it is left out. */
  readonly folder?: string
  /** What the ids of its rules begin with. */
  readonly prefixes: readonly string[]
  readonly rules: Readonly<Record<string, RuleText>>
  /** Rules that no engine decides: of conduct, of the table, of the calendar. */
  readonly beyond: Readonly<Record<string, string>>
  /** Rules that act where no case reaches, and the test that covers them. */
  readonly tested: Readonly<Record<string, string>>
  /** A sentence of the page's head. */
  readonly note: string
}

interface Known extends RulesMap {
  readonly ids: readonly string[]
  readonly mentions: readonly Mention[]
  readonly cases: readonly { readonly id: string; readonly rules: readonly string[] }[]
}

const knownOf = (map: RulesMap): Known => ({
  ...map,
  ids: Object.keys(map.rules)
    .filter((id) => map.prefixes.some((prefix) => id.startsWith(`${prefix}-`)))
    .sort(),
  mentions: mentionsIn(join(rulesetsFolder, map.ruleset, map.folder ?? 'engine'), map.prefixes),
  cases: documentsOf(map.ruleset),
})

const casesOf = ({ cases }: Known, rule: string): readonly string[] =>
  cases.filter(({ rules }) => rules.includes(rule)).map(({ id }) => id)

const few = (names: readonly string[]): string =>
  names.length > 6 ? `${names.slice(0, 5).join(', ')} and ${String(names.length - 5)} more` : names.join(', ')

/** `steps/march.ts`: march, batch */
const where = ({ mentions }: Known, id: string): string => {
  const found = mentions.filter(({ rule }) => rule === id)
  return [...new Set(found.map(({ path }) => path))]
    .map((path) => {
      const names = found.filter((mention) => mention.path === path).map(({ name }) => name)
      return `\`${path}\`: ${[...new Set(names)].join(', ')}`
    })
    .join('; ')
}

const coveredBy = (known: Known, id: string): string => {
  const cases = casesOf(known, id)
  const file = known.tested[id]
  return [...(cases.length > 0 ? [few(cases)] : []), ...(file ? [`\`${file}\``] : [])].join(', ')
}

const row = (known: Known, id: string): string => {
  const { title = '', text = '' } = known.rules[id] ?? {}
  return `| ${id} | **${title}.** ${text} | ${where(known, id) || (known.beyond[id] ?? '')} | ${coveredBy(known, id)} |`
}

const written = (known: Known): string =>
  [
    '# Where each rule is carried out',
    '',
    `Rule → its text in our own words → what in ${known.folder === undefined ? '`engine/`' : 'this folder'} carries it out → the cases that cover it. Written by \`UPDATE=1 npx vitest run test/${known.ruleset}/rulesMap.test.ts\`.`,
    known.note,
    '',
    '| rule | text | engine | cases |',
    '|---|---|---|---|',
    ...known.ids.map((id) => row(known, id)),
    '',
  ].join('\n')

const rowsOf = (page: string, prefixes: readonly string[]): readonly (readonly string[])[] =>
  readFileSync(page, 'utf8')
    .split('\n')
    .filter((line) => prefixes.some((prefix) => line.startsWith(`| ${prefix}-`)))
    .map((line) => line.split('|').map((part) => part.trim()))

const pageHolds = (known: Known): void => {
  const page = join(rulesetsFolder, known.ruleset, 'RULES.md')
  if (process.env.UPDATE) writeFileSync(page, written(known))
  const rows = rowsOf(page, known.prefixes)
  expect(rows.map(([, id]) => id)).toEqual(known.ids)
  const cases = known.cases.map(({ id }) => id)
  const functions = known.mentions.map(({ path, name }) => `${path} ${name}`)
  for (const [, id = '', text, engine = '', covering = ''] of rows) {
    expect([id, text]).toEqual([id, `**${known.rules[id]?.title ?? ''}.** ${known.rules[id]?.text ?? ''}`])
    expect([id, engine]).not.toEqual([id, ''])
    for (const [, path = '', names = ''] of engine.matchAll(/`([^`]+)`: ([^;]+)/g))
      for (const name of names.split(', ')) expect(functions).toContain(`${path} ${name}`)
    for (const [name] of covering.matchAll(/[A-Z]{2}-[A-Z]?\d[\w.-]*/g)) expect(cases).toContain(name)
  }
}

/** Every rule has a function and a case, or a reason why not; and RULES.md says which. */
export const rulesAreMapped = (map: RulesMap): void => {
  const known = knownOf(map)
  const { ids, mentions, cases, beyond, tested } = known

  test('every rule that a machine can adjudicate has a function and a case', () => {
    const adjudicable = ids.filter((id) => !(id in beyond))
    expect(adjudicable.filter((id) => !mentions.some(({ rule }) => rule === id))).toEqual([])
    const shown = adjudicable.filter((id) => casesOf(known, id).length > 0)
    expect(adjudicable.filter((id) => !shown.includes(id) && !(id in tested))).toEqual([])
    console.log(
      `${adjudicable.length} of ${ids.length} rules are adjudicated, ${shown.length} of them shown by ${cases.length} cases`,
    )
  })

  test('what is beyond an engine, or covered elsewhere, is a rule that has no case', () => {
    const excused = [...Object.keys(beyond), ...Object.keys(tested)]
    expect(excused.filter((id) => !ids.includes(id) || casesOf(known, id).length > 0)).toEqual([])
    for (const [id, file] of Object.entries(tested)) {
      const path = join(import.meta.dirname, '..', file)
      expect([id, existsSync(path)]).toEqual([id, true])
      expect(readFileSync(path, 'utf8')).toContain(id)
    }
  })

  test('RULES.md has a row a rule, and names only functions and cases that there are', () => {
    pageHolds(known)
  })
}
