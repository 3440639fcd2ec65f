import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { SettingSpec } from '@muster/rulesets/kit/settings.js'
import * as absence from '../messages/absence.generated.js'
import * as words from '../messages/houseRules.generated.js'
import * as allied from '../messages/alliances.generated.js'
import * as votes from '../messages/votes.generated.js'
import { alliancesOf } from '../shell/alliances.js'
import type { JsonRecord } from '../api/graphql.js'
import type { HouseRules } from '../api/houseRules.js'
import { humanised, readable } from '../dice/words.js'
import type { FieldPart, TableChoices, TableField } from './fields.js'
import { offered } from './offered.js'
import { answerOf, choicesIn } from './tableChoices.js'
import { tableFields } from './tableFields.js'

/** One question of a campaign's house rules with its answer. */
export interface Row {
  readonly key: string
  readonly question: string
  readonly value: string
  readonly usual: string
  readonly differs: boolean
  /** Rules that it decides. */
  readonly rules: readonly { readonly id: string; readonly title: string }[]
}

export interface Group {
  readonly title: string
  readonly rows: readonly Row[]
}

const yesOrNo = (is: boolean): string => (is ? words.yes() : words.no())

/** A value as a person reads it. */
export const said = (spec: SettingSpec, value: Json): string => {
  if (spec.type === 'choice' && typeof value === 'string') return spec.options[value] ?? value
  return typeof value === 'boolean' ? yesOrNo(value) : readable(value, humanised)
}

export const rowOf = (spec: SettingSpec, value: Json | undefined, rules: Row['rules'] = []): Row => {
  const chosen = value ?? spec.default
  return {
    key: spec.key,
    question: spec.question,
    value: said(spec, chosen),
    usual: said(spec, spec.default),
    differs: canonical(chosen) !== canonical(spec.default),
    rules,
  }
}

const grouped = (specs: readonly SettingSpec[], row: (spec: SettingSpec) => Row): readonly Group[] =>
  [...new Set(specs.map(({ group }) => group))].map((title) => ({
    title,
    rows: specs.filter(({ group }) => group === title).map(row),
  }))

/** The ruleset's own questions. */
export const settingGroups = ({ ruleset, settings }: Pick<HouseRules, 'ruleset' | 'settings'>): readonly Group[] =>
  grouped(ruleset.settings.map(offered), (spec) =>
    rowOf(
      spec,
      settings[spec.key],
      ruleset.rules.filter(({ id, setting }) => setting === spec.key || id === spec.source),
    ),
  )

/** The readings of a tabletop system. */
export const readingGroups = (specs: readonly SettingSpec[], settings: JsonRecord): readonly Group[] =>
  grouped(specs, (spec) => rowOf(spec, settings[spec.key]))

/** Time of day of a deadline unless somebody chose otherwise. */
export const usualHour = '23:59'

/** A question of the server's own; `usual` is null where nothing is. */
const plainRow = (key: string, question: string, value: string, usual: string | null): Row => ({
  ...{ key, question, value, usual: usual ?? value, differs: usual !== null && value !== usual, rules: [] },
})

export const lengthOf = (days: number | null, at: string | null): string =>
  days === null ? words.noDeadline() : words.deadline({ days, at: at ?? usualHour })

const rowOfField = (field: TableField, choices: TableChoices): Row =>
  plainRow(field.key, field.question(), field.says(answerOf(field, choices)), field.says(field.usual(choices)))

const deadlineRows = ({ deadlines, ruleset, timeZone }: HouseRules): readonly Row[] => {
  const usualDays = (id: string): number | null => ruleset.deadlines.find((one) => one.id === id)?.days ?? null
  return [
    plainRow('timeZone', words.timeZone(), timeZone, null),
    ...deadlines.map(({ class: id, title, days, at }) =>
      plainRow(`deadline.${id}`, title, lengthOf(days, at), lengthOf(usualDays(id), null)),
    ),
  ]
}

/** What only a tool can choose. */
const furtherRows = ({ replaceable, observersDelayTurns: delay }: HouseRules): readonly Row[] => [
  // Where the ruleset asks this itself, its own setting says what is usual.
  plainRow('replaceable', words.replaceable(), yesOrNo(replaceable), null),
  plainRow(
    'observersDelayTurns',
    words.observers(),
    delay === null ? yesOrNo(false) : words.afterTurns({ turns: delay }),
    yesOrNo(false),
  ),
]

/** What the scenario says of the seats, whatever the ruleset. */
const allianceRow = ({ scenario: { seats } }: HouseRules): Row =>
  plainRow('alliances', allied.house(), alliancesOf(seats).join(' ') || allied.none(), allied.none())

/** Deadlines, what the table shows and allows, letters, absence: whatever the ruleset. */
export const campaignGroups = (rules: HouseRules): readonly Group[] => {
  const choices = choicesIn(rules)
  const rowsOf = (part: FieldPart): readonly Row[] =>
    tableFields.filter((field) => field.part === part).map((field) => rowOfField(field, choices))
  return [
    {
      title: words.clock(),
      rows: [...deadlineRows(rules), ...rowsOf('table'), ...furtherRows(rules), allianceRow(rules)],
    },
    { title: words.lettersGroup(), rows: rowsOf('letters') },
    { title: absence.heading(), rows: rowsOf('absence') },
    { title: votes.heading(), rows: rowsOf('votes') },
  ]
}

/** The groups without what is as usual. */
export const differing = (groups: readonly Group[]): readonly Group[] =>
  groups
    .map(({ title, rows }) => ({ title, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
