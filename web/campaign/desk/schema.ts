import type { Json } from '@muster/rulesets/kit/json.js'

/** The part of JSON Schema that order details use. */
export type Shape =
  | { readonly kind: 'choice'; readonly title: string; readonly values: readonly string[] }
  | {
      readonly kind: 'number'
      readonly title: string
      readonly min: number
      readonly max: number
      readonly step: number
    }
  | { readonly kind: 'flag'; readonly title: string }
  | { readonly kind: 'fixed'; readonly value: Json }
  | { readonly kind: 'list'; readonly title: string; readonly values: readonly string[] }
  | {
      readonly kind: 'object'
      readonly title: string
      readonly fields: readonly (readonly [key: string, shape: Shape, required: boolean])[]
    }

type Record_ = Readonly<Record<string, Json | undefined>>

const isRecord = (value: Json | undefined): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const texts = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const number = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

/** Null where the schema says something that no form is drawn for. */
export const readShape = (schema: Json | undefined, key = ''): Shape | null => {
  if (!isRecord(schema)) return null
  const title = typeof schema['title'] === 'string' ? schema['title'] : key
  if (schema['const'] !== undefined) return { kind: 'fixed', value: schema['const'] }
  switch (schema['type']) {
    case 'string':
      return { kind: 'choice', title, values: texts(schema['enum']) }
    case 'integer':
    case 'number': {
      const step = number(schema['multipleOf'], schema['type'] === 'integer' ? 1 : 0.5)
      return {
        kind: 'number',
        title,
        step,
        min: number(schema['minimum'], 0),
        max: number(schema['maximum'], 1_000_000),
      }
    }
    case 'boolean':
      return { kind: 'flag', title }
    case 'array':
      return { kind: 'list', title, values: texts(isRecord(schema['items']) ? schema['items']['enum'] : []) }
    case 'object':
      return objectShape(schema, title)
    default:
      return null
  }
}

const objectShape = (schema: Record_, title: string): Shape => {
  const required = texts(schema['required'])
  const properties = isRecord(schema['properties']) ? Object.entries(schema['properties']) : []
  const fields = properties.flatMap(([key, entry]) => {
    const shape = readShape(entry, key)
    return shape ? [[key, shape, required.includes(key)] as const] : []
  })
  return { kind: 'object', title, fields }
}

/** A value to start from: what is required, at its least. */
export const blank = (shape: Shape): Json => {
  switch (shape.kind) {
    case 'choice':
      return shape.values[0] ?? ''
    case 'number':
      return shape.min
    case 'flag':
      return false
    case 'fixed':
      return shape.value
    case 'list':
      return shape.values.slice(0, 1)
    case 'object':
      return Object.fromEntries(
        shape.fields.flatMap(([key, field, required]) => (required ? [[key, blank(field)]] : [])),
      )
  }
}
