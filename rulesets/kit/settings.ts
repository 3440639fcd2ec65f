import type { RuleId } from './ids.js'
import type { Json } from './json.js'
import { fail, ok, type Result } from './result.js'

interface SettingBase {
  readonly key: string
  /** The question it answers, in one sentence: what the creation form shows. */
  readonly question: string
  /** The register or ledger entry that leaves the choice open. */
  readonly source: RuleId
  /** Heading under which the form groups it. */
  readonly group: string
}

export type SettingSpec = SettingBase &
  (
    | { readonly type: 'flag'; readonly default: boolean }
    | {
        readonly type: 'number'
        readonly default: number
        readonly min: number
        readonly max: number
        /** The only values between `min` and `max` that mean something, where not all do. */
        readonly values?: readonly number[]
        /** Values are multiples of it; 1 where it is left out: whole numbers. */
        readonly step?: number
      }
    | {
        readonly type: 'choice'
        readonly default: string
        /** value → what it means, in one sentence */
        readonly options: Readonly<Record<string, string>>
      }
    | {
        readonly type: 'data'
        readonly default: Json
        readonly shape: string
        /** JSON Schema of the value: forms and tools draw from it. */
        readonly schema?: Json
        /** What is wrong with a value and what to do, in one sentence; null when it may stand. */
        readonly check?: (value: Json) => string | null
      }
  )

export type SettingsSpec = readonly SettingSpec[]

/** Every key of the spec, resolved: what a campaign freezes when it starts. */
export type Settings = Readonly<Record<string, Json>>

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

/** Overrides checked against a spec and completed with its defaults. Unknown keys are a problem, never ignored. */
export const resolveSettings = (
  spec: SettingsSpec,
  overrides: Readonly<Record<string, Json>>,
): Result<Settings, SettingProblem> => {
  const known = new Map(spec.map((entry) => [entry.key, entry]))
  for (const [key, value] of Object.entries(overrides)) {
    const entry = known.get(key)
    if (!entry) return fail({ key, message: `there is no setting called ${key}` })
    const wrong = complaint(entry, value)
    if (wrong) return fail({ key, message: `${key}: ${wrong}` })
  }
  return ok(Object.fromEntries(spec.map((entry) => [entry.key, overrides[entry.key] ?? entry.default])))
}
