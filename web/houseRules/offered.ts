import type { Json } from '@muster/rulesets/kit/json.js'
import type { SettingSpec } from '@muster/rulesets/kit/settings.js'
import type { SettingRow } from '../api/rulesets.js'

const isRecord = (value: Json): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '')

const meanings = (options: Json): Readonly<Record<string, string>> =>
  isRecord(options) ? Object.fromEntries(Object.entries(options).map(([value, about]) => [value, text(about)])) : {}

const numbers = (options: Json): readonly number[] =>
  Array.isArray(options) ? options.filter((value): value is number => typeof value === 'number') : []

/** A setting as the API offers it: of a number `options` are its only values, of a choice what each value means. */
export const offered = (row: SettingRow): SettingSpec => {
  const { key, type, question, source, group, default: standard, options, min, max, step, schema } = row
  const base = { key, question, source, group }
  const values = numbers(options)
  switch (type) {
    case 'FLAG':
      return { ...base, type: 'flag', default: standard === true }
    case 'NUMBER':
      return {
        ...{ ...base, type: 'number', default: Number(standard), min: min ?? -Infinity, max: max ?? Infinity },
        ...(values.length > 0 && { values }),
        ...(step !== null && { step }),
      }
    case 'CHOICE':
      return { ...base, type: 'choice', default: text(standard), options: meanings(options) }
    default:
      return { ...base, type: 'data', default: standard, shape: '', ...(schema !== null && { schema }) }
  }
}
