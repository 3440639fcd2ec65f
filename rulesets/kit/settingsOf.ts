import { ruleId } from './ids.js'
import type { Json } from './json.js'
import type { SettingSpec } from './settings.js'

/** Short makers for the entries of one group of the creation form. */
export const settingsOf = (group: string) => ({
  flag: (key: string, fallback: boolean, source: string, question: string): SettingSpec => ({
    key,
    type: 'flag',
    default: fallback,
    source: ruleId(source),
    question,
    group,
  }),
  number: (
    key: string,
    fallback: number,
    range: readonly [min: number, max: number],
    source: string,
    question: string,
    values?: readonly number[],
  ): SettingSpec => ({
    key,
    type: 'number',
    default: fallback,
    min: range[0],
    max: range[1],
    ...(values ? { values } : {}),
    source: ruleId(source),
    question,
    group,
  }),
  /** The first option is the default. */
  choice: (key: string, source: string, question: string, options: Readonly<Record<string, string>>): SettingSpec => ({
    key,
    type: 'choice',
    default: Object.keys(options)[0] ?? '',
    options,
    source: ruleId(source),
    question,
    group,
  }),
  data: (
    key: string,
    fallback: Json,
    { shape, schema, check }: Pick<Extract<SettingSpec, { readonly type: 'data' }>, 'shape' | 'schema' | 'check'>,
    source: string,
    question: string,
  ): SettingSpec => ({
    key,
    type: 'data',
    default: fallback,
    shape,
    ...(schema === undefined ? {} : { schema }),
    ...(check === undefined ? {} : { check }),
    source: ruleId(source),
    question,
    group,
  }),
})
