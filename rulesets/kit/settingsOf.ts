import { ruleId } from './ids.js'
import type { Json } from './json.js'
import type { ChoiceSetting, DataSetting, FlagSetting, NumberSetting } from './settings.js'

/** Short makers for the entries of one group of the creation form. */
export const settingsOf = (group: string) => ({
  flag: <Key extends string>(key: Key, fallback: boolean, source: string, question: string): FlagSetting<Key> => ({
    key,
    type: 'flag',
    default: fallback,
    source: ruleId(source),
    question,
    group,
  }),
  number: <Key extends string, const Value extends number = number>(
    key: Key,
    fallback: NoInfer<Value>,
    range: readonly [min: number, max: number],
    source: string,
    question: string,
    only: { readonly values?: readonly Value[]; readonly step?: number } = {},
  ): NumberSetting<Key, Value> => ({
    key,
    type: 'number',
    default: fallback,
    min: range[0],
    max: range[1],
    ...only,
    source: ruleId(source),
    question,
    group,
  }),
  /** The first option is the default. */
  choice: <Key extends string, Option extends string>(
    key: Key,
    source: string,
    question: string,
    options: Readonly<Record<Option, string>>,
  ): ChoiceSetting<Key, Option> => ({
    key,
    type: 'choice',
    default: Object.keys(options)[0] as Option,
    options,
    source: ruleId(source),
    question,
    group,
  }),
  data: <Key extends string>(
    key: Key,
    fallback: Json,
    { shape, schema, check }: Pick<DataSetting, 'shape' | 'schema' | 'check'>,
    source: string,
    question: string,
  ): DataSetting<Key> => ({
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
