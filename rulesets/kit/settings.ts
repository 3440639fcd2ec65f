import type { RuleId } from './ids.js'
import type { Json } from './json.js'
import { fail, ok, type Result } from './result.js'

interface SettingBase<Key extends string> {
  readonly key: Key
  /** The question it answers, in one sentence: what the create form shows. */
  readonly question: string
  /** The rule or entry that leaves the choice open. */
  readonly source: RuleId
  /** Heading under which the form groups it. */
  readonly group: string
}

export interface FlagSetting<Key extends string = string> extends SettingBase<Key> {
  readonly type: 'flag'
  readonly default: boolean
}

export interface NumberSetting<Key extends string = string, Value extends number = number> extends SettingBase<Key> {
  readonly type: 'number'
  readonly default: Value
  readonly min: number
  readonly max: number
  /** The only valid values between `min` and `max`, if not all are. */
  readonly values?: readonly Value[]
  /** Values are multiples of it; 1 if left out: whole numbers. */
  readonly step?: number
}

export interface ChoiceSetting<Key extends string = string, Option extends string = string> extends SettingBase<Key> {
  readonly type: 'choice'
  readonly default: Option
  /** value → what it means, in one sentence */
  readonly options: Readonly<Record<Option, string>>
}

export interface DataSetting<Key extends string = string> extends SettingBase<Key> {
  readonly type: 'data'
  readonly default: Json
  readonly shape: string
  /** JSON Schema of the value: forms and tools use it. */
  readonly schema?: Json
  /** What is wrong with a value and what to do, in one sentence; null if it is valid. */
  readonly check?: (value: Json) => string | null
}

export type SettingSpec = FlagSetting | NumberSetting | ChoiceSetting | DataSetting

export type SettingsSpec = readonly SettingSpec[]

type ValueOf<Entry extends SettingSpec> = Entry extends FlagSetting
  ? boolean
  : Entry extends ChoiceSetting<string, infer Option>
    ? Option
    : Entry extends { readonly type: 'number'; readonly values?: readonly (infer Value extends number)[] }
      ? Value
      : Json

/** Some settings with their values, as a demo or a test chooses them; of any ruleset. */
export type SettingOverrides<Spec extends SettingsSpec> = string extends Spec[number]['key']
  ? Readonly<Record<string, Json>>
  : { readonly [Entry in Spec[number] as Entry['key']]?: ValueOf<Entry> }

declare const resolved: unique symbol

/** Every key of a spec with its value. Only `resolveSettings` and `defaultsOf` make one, so that nobody writes a default a second time. */
export type SettingValues<Spec extends SettingsSpec> = {
  readonly [Entry in Spec[number] as Entry['key']]: ValueOf<Entry>
} & { readonly [resolved]: true }

/** Settings of some ruleset, resolved: what a campaign freezes when it is created. */
export type Settings = SettingValues<SettingsSpec>

type Repeated<Spec extends SettingsSpec, Before extends string = never> = Spec extends readonly [
  infer First extends SettingSpec,
  ...infer Rest extends SettingsSpec,
]
  ? First['key'] extends Before
    ? First['key']
    : Repeated<Rest, Before | First['key']>
  : never

type Once<Spec extends SettingsSpec> = [Repeated<Spec>] extends [never] ? unknown : `${Repeated<Spec>} is defined twice`

/** The one definition of settings: keys, values and defaults are inferred from it. A key that occurs twice does not compile. */
export const defineSettings = <const Spec extends SettingsSpec>(spec: Spec & Once<Spec>): Spec => spec

export interface SettingProblem {
  readonly key: string
  readonly message: string
}

const isMultiple = (value: number, step: number): boolean => {
  const times = value / step
  return Number.isFinite(times) && Math.abs(times - Math.round(times)) < 1e-9
}

const complaint = (spec: SettingSpec, value: Json): string | null => {
  switch (spec.type) {
    case 'flag':
      return typeof value === 'boolean' ? null : 'choose true or false'
    case 'number':
      if (spec.values && !spec.values.some((allowed) => allowed === value))
        return `choose one of ${spec.values.join(', ')}`
      return typeof value === 'number' && isMultiple(value, spec.step ?? 1) && value >= spec.min && value <= spec.max
        ? null
        : `give a ${spec.step === undefined ? 'whole number' : `multiple of ${String(spec.step)}`} from ${String(spec.min)} to ${String(spec.max)}`
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(spec.options, value)
        ? null
        : `choose one of ${Object.keys(spec.options).join(', ')}`
    case 'data':
      return spec.check?.(value) ?? null
  }
}

const complete = <Spec extends SettingsSpec>(spec: Spec, overrides: Readonly<Record<string, Json>>) =>
  Object.fromEntries(spec.map((entry) => [entry.key, overrides[entry.key] ?? entry.default])) as SettingValues<Spec>

export const defaultsOf = <Spec extends SettingsSpec>(spec: Spec): SettingValues<Spec> => complete(spec, {})

/** Overrides from outside, checked against a spec and completed with its defaults. Unknown keys are a problem, never ignored. */
export const resolveSettings = <Spec extends SettingsSpec>(
  spec: Spec,
  overrides: Readonly<Record<string, Json>>,
): Result<SettingValues<Spec>, SettingProblem> => {
  const known = new Map(spec.map((entry) => [entry.key, entry]))
  for (const [key, value] of Object.entries(overrides)) {
    const entry = known.get(key)
    if (!entry) return fail({ key, message: `there is no setting called ${key}` })
    const wrong = complaint(entry, value)
    if (wrong) return fail({ key, message: `${key}: ${wrong}` })
  }
  return ok(complete(spec, overrides))
}
