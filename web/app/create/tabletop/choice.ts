import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import type { SettingProblem } from '@muster/rulesets/kit/settings.js'
import type { ShelvedSystem, TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import { readingsOf } from '../../../tabletop/readings.js'
import * as words from '../../../messages/tabletopChoice.generated.js'
import type { CombinedError } from 'urql'
import type { JsonRecord } from '../../../api/graphql.js'

export const nothingOf = (system: ShelvedSystem): TabletopChoice => ({
  id: system.id,
  variants: [],
  settings: {},
  overrides: {},
})

const kept = (record: JsonRecord, stands: (key: string, value: Json) => boolean): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([key, value]) => stands(key, value)))

/** The choice under other variants: what means nothing there is dropped. */
export const under = (system: ShelvedSystem, choice: TabletopChoice, variants: readonly string[]): TabletopChoice => {
  const keys = readingsOf(system, variants).map(({ key }) => key)
  return {
    ...choice,
    variants,
    settings: kept(choice.settings, (key) => keys.includes(key)),
    overrides: kept(
      choice.overrides,
      (path, value) => system.choose({ variants, settings: {}, overrides: { [path]: value } }).ok,
    ),
  }
}

/** What stands at a path as the system has it. */
const valueAt = ({ tables }: TabletopSystem, path: string): Json | undefined => {
  for (const { rows } of tables)
    for (const { cells } of rows) for (const cell of Object.values(cells)) if (cell.path === path) return cell.value
  return undefined
}

export type Put =
  | { readonly kind: 'put'; readonly choice: TabletopChoice }
  | { readonly kind: 'refused'; readonly why: string }

/** The choice with the first of these values at a path that its table takes; the printed value is no replacement. */
export const putAt = (system: ShelvedSystem, choice: TabletopChoice, path: string, values: readonly Json[]): Put => {
  const { [path]: _, ...others } = choice.overrides
  const plain = system.choose({ ...choice, overrides: others })
  const printed = plain.ok ? valueAt(plain.value, path) : undefined
  let problem: SettingProblem | null = null
  for (const value of values) {
    if (printed !== undefined && canonical(value) === canonical(printed))
      return { kind: 'put', choice: { ...choice, overrides: others } }
    const overrides = { ...others, [path]: value }
    const made = system.choose({ ...choice, overrides })
    if (made.ok) return { kind: 'put', choice: { ...choice, overrides } }
    problem ??= made.problem
  }
  return { kind: 'refused', why: problem?.message ?? words.typeValue() }
}

/** Without the group's own value at a path. */
export const resetAt = (choice: TabletopChoice, path: string): TabletopChoice => {
  const { [path]: _, ...overrides } = choice.overrides
  return { ...choice, overrides }
}

/** Which part of the choice the server found fault with, as far as it says. */
export const faultIn = ({ graphQLErrors: [first] }: Pick<CombinedError, 'graphQLErrors'>): SettingProblem | null => {
  const key = first?.extensions['at']
  return first && typeof key === 'string' ? { key, message: first.message } : null
}
