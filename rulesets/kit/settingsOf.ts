import { ruleId } from './ids.js'
import type { Json } from './json.js'
import type { ChoiceSetting, DataSetting, FlagSetting, NumberSetting } from './settings.js'

/** A sentence of a message file, kept as such: it becomes text when somebody reads the setting. */
type Text = () => string

/** What a value of a choice means. */
type Means<Option extends string> = (gaps: { readonly option: Option }) => string

interface Data {
  readonly shape: Text
  readonly schema: () => Json
  readonly check: NonNullable<DataSetting['check']>
}

/** Helpers for the entries of one group of the create form. */
export const settingsOf = (title: Text) => ({
  flag: <Key extends string>(key: Key, fallback: boolean, source: string, question: Text): FlagSetting<Key> => ({
    ...{ key, type: 'flag', default: fallback, source: ruleId(source) },
    get question() {
      return question()
    },
    get group() {
      return title()
    },
  }),
  number: <Key extends string, const Value extends number = number>(
    key: Key,
    fallback: NoInfer<Value>,
    range: readonly [min: number, max: number],
    source: string,
    question: Text,
    only: { readonly values?: readonly Value[]; readonly step?: number } = {},
  ): NumberSetting<Key, Value> => ({
    ...{ key, type: 'number', default: fallback, min: range[0], max: range[1], ...only, source: ruleId(source) },
    get question() {
      return question()
    },
    get group() {
      return title()
    },
  }),
  /** The first option is the default. */
  choice: <Key extends string, const Option extends string>(
    key: Key,
    source: string,
    question: Text,
    means: Means<NoInfer<Option>>,
    options: readonly [Option, ...Option[]],
  ): ChoiceSetting<Key, Option> => ({
    ...{ key, type: 'choice', default: options[0], source: ruleId(source) },
    get options() {
      return Object.fromEntries(options.map((option) => [option, means({ option })])) as Record<Option, string>
    },
    get question() {
      return question()
    },
    get group() {
      return title()
    },
  }),
  data: <Key extends string>(
    key: Key,
    fallback: Json,
    { shape, schema, check }: Data,
    source: string,
    question: Text,
  ): DataSetting<Key> => ({
    ...{ key, type: 'data', default: fallback, check, source: ruleId(source) },
    get shape() {
      return shape()
    },
    get schema() {
      return schema()
    },
    get question() {
      return question()
    },
    get group() {
      return title()
    },
  }),
})
