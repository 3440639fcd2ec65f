import type { Json } from '@muster/rulesets/kit/json.js'
import { isRecord } from '../campaign/desk/schema.js'
import type { WordOf } from './words.js'

/** How one input of a procedure is asked for. */
export type Control =
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly step: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'ticks'; readonly values: readonly string[] }
  /** A name of the players' own: a section of wire, a unit. */
  | { readonly kind: 'name'; readonly most: number }
  /** Several names. */
  | { readonly kind: 'names'; readonly most: number }
  /** Names two by two: what lies beside what. */
  | { readonly kind: 'pairs'; readonly most: number }
  /** An entry for each of the players' own names. */
  | { readonly kind: 'entries'; readonly entry: Control }
  | { readonly kind: 'rows'; readonly entry: Control; readonly least: number; readonly most: number }
  | { readonly kind: 'part'; readonly fields: readonly InputField[] }

export interface InputField {
  readonly key: string
  readonly title: string
  readonly about?: string
  readonly control: Control
  /** What holds when nothing is said. */
  readonly fallback: Json | undefined
  /** May be left out, and then means nothing rather than a default. */
  readonly optional: boolean
}

/** What one input is drawn from. */
export interface InputControlProps {
  readonly title: string
  readonly about?: string | undefined
  readonly control: Control
  readonly optional: boolean
  /** Undefined: nothing is said. */
  readonly value: Json | undefined
  readonly word: WordOf
  readonly onChange: (value: Json | undefined) => void
}

type Schema = Readonly<Record<string, Json | undefined>>

const numberOf = (value: Json | undefined, otherwise: number): number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : otherwise

const texts = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []

const spaced = (key: string): string => {
  const text = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const isPair = (schema: Schema): boolean =>
  (Array.isArray(schema['prefixItems']) && schema['prefixItems'].length === 2) ||
  (schema['minItems'] === 2 && schema['maxItems'] === 2)

const listOf = (schema: Schema): Control | null => {
  const { items } = schema
  if (!isRecord(items)) return null
  const most = numberOf(schema['maxItems'], 50)
  const values = texts(items['enum'])
  if (values.length > 0) return { kind: 'ticks', values }
  if (items['type'] === 'string') return { kind: 'names', most }
  if (items['type'] === 'array' && isPair(items)) return { kind: 'pairs', most }
  const entry = controlOf(items)
  return entry && { kind: 'rows', entry, least: numberOf(schema['minItems'], 0), most }
}

const objectOf = (schema: Schema): Control | null => {
  const { additionalProperties, properties } = schema
  if (isRecord(properties)) return { kind: 'part', fields: fieldsOf(schema) }
  const entry = isRecord(additionalProperties) ? controlOf(additionalProperties) : null
  return entry && { kind: 'entries', entry }
}

/** Null where the schema says something that no control is drawn for. */
export const controlOf = (schema: Schema): Control | null => {
  // Of several ways to say the same the first is enough: it is the plain one.
  const { anyOf } = schema
  if (Array.isArray(anyOf)) {
    const ways: readonly Json[] = anyOf
    for (const way of ways) {
      const control = isRecord(way) ? controlOf(way) : null
      if (control) return control
    }
    return null
  }
  const values = texts(schema['enum'])
  if (values.length > 0) return { kind: 'choice', values }
  const figures = Array.isArray(schema['enum']) ? schema['enum'].filter((entry) => typeof entry === 'number') : []
  if (figures.length > 0) return { kind: 'number', min: Math.min(...figures), max: Math.max(...figures), step: 1 }
  switch (schema['type']) {
    case 'boolean':
      return { kind: 'flag' }
    case 'integer':
    case 'number': {
      const step = numberOf(schema['multipleOf'], schema['type'] === 'integer' ? 1 : 0.25)
      return { kind: 'number', min: numberOf(schema['minimum'], 0), max: numberOf(schema['maximum'], 999), step }
    }
    case 'string':
      return { kind: 'name', most: numberOf(schema['maxLength'], 40) }
    case 'array':
      return listOf(schema)
    case 'object':
      return objectOf(schema)
    default:
      return null
  }
}

/** A part's default says what the part has, and nothing that is not asked for here. */
const usualOf = (control: Control, fallback: Json | undefined): Json | undefined => {
  if (control.kind !== 'part' || !isRecord(fallback)) return fallback
  return Object.fromEntries(
    control.fields.flatMap(({ key }) => (fallback[key] === undefined ? [] : [[key, fallback[key]]])),
  )
}

/** The inputs of a procedure in their order. */
export const fieldsOf = (schema: Json): readonly InputField[] => {
  if (!isRecord(schema) || !isRecord(schema['properties'])) return []
  const required = texts(schema['required'])
  return Object.entries(schema['properties']).flatMap(([key, entry]) => {
    const control = isRecord(entry) ? controlOf(entry) : null
    if (!isRecord(entry) || !control) return []
    const { title, description } = entry
    const fallback = usualOf(control, entry['default'])
    return [
      {
        key,
        title: typeof title === 'string' ? title : spaced(key),
        ...(typeof description === 'string' && { about: description }),
        control,
        fallback,
        optional: fallback === undefined && !required.includes(key),
      },
    ]
  })
}

/** A value to start from. */
export const blankOf = (control: Control): Json => {
  switch (control.kind) {
    case 'flag':
      return false
    case 'number':
      return Math.max(control.min, Math.min(control.max, 0))
    case 'choice':
      return control.values[0] ?? ''
    case 'name':
      return ''
    case 'ticks':
    case 'names':
    case 'pairs':
      return []
    case 'entries':
      return {}
    case 'rows':
      return Array.from({ length: control.least }, () => blankOf(control.entry))
    case 'part':
      return startOf(control.fields)
  }
}

/** What has to be said and has no default, at its blank. */
export const startOf = (fields: readonly InputField[]): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    fields.flatMap(({ key, control, fallback, optional }) =>
      optional || fallback !== undefined ? [] : [[key, blankOf(control)]],
    ),
  )
