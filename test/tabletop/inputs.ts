import type { Json } from '@muster/rulesets/kit/json.js'
import fc from 'fast-check'
import { isMap } from '../cases/lib/shape.js'

/** How far numbers reach: `few` keeps the dice countable, `any` takes all that the schema allows. */
export type Reach = 'few' | 'any'

/** Distances on which the tables turn, and those beside them. */
const distances = [0, 3, 5, 6, 6.5, 9, 10, 12, 12.5, 15, 18, 19, 24, 24.5, 30, 36, 37, 48, 60, 72, 73, 84, 90]
const words = ['A1', 'A2', 'B1', 'U1']
const days = ['1916-07-01', '1917-06-30', '1917-07-01', '1918-03-21']

const numberIn = (schema: Readonly<Record<string, unknown>>, reach: Reach): fc.Arbitrary<Json> => {
  const min = typeof schema['minimum'] === 'number' ? schema['minimum'] : -10
  const max = typeof schema['maximum'] === 'number' ? schema['maximum'] : 10
  if (schema['type'] === 'number') return fc.constantFrom(...distances.filter((each) => each >= min && each <= max))
  if (reach === 'any') return fc.integer({ min, max })
  const from = Math.max(min, -3)
  return fc.integer({ min: from, max: Math.min(max, Math.max(from, 0) + 3) })
}

const recordIn = (schema: Readonly<Record<string, unknown>>, reach: Reach): fc.Arbitrary<Json> => {
  const properties = isMap(schema['properties']) ? schema['properties'] : {}
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : []
  if (Object.keys(properties).length === 0 && isMap(schema['additionalProperties']))
    return fc.dictionary(fc.constantFrom(...words), fromSchema(schema['additionalProperties'], reach), { maxKeys: 3 })
  const entries = Object.entries(properties).map(([key, each]) => [key, fromSchema(each, reach)] as const)
  return fc.record<Readonly<Record<string, Json>>>(Object.fromEntries(entries), { requiredKeys: required })
}

const listIn = (schema: Readonly<Record<string, unknown>>, reach: Reach): fc.Arbitrary<Json> => {
  const exact = schema['prefixItems']
  if (Array.isArray(exact)) return fc.tuple(...exact.map((each) => fromSchema(each, reach)))
  const least = typeof schema['minItems'] === 'number' ? schema['minItems'] : 0
  return fc.array(fromSchema(schema['items'], reach), { minLength: least, maxLength: least + 3 })
}

/** Inputs of a procedure, by the JSON Schema that it publishes. */
export const fromSchema = (schema: unknown, reach: Reach): fc.Arbitrary<Json> => {
  if (!isMap(schema)) throw new Error(`${JSON.stringify(schema)} is no schema`)
  const choices = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(choices)) return fc.oneof(...choices.map((each) => fromSchema(each, reach)))
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as readonly Json[]))
  if ('const' in schema) return fc.constant(schema['const'] as Json)
  switch (schema['type']) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numberIn(schema, reach)
    case 'null':
      return fc.constant(null)
    case 'string':
      return fc.constantFrom(...('pattern' in schema || 'format' in schema ? days : words))
    case 'array':
      return listIn(schema, reach)
    case 'object':
      return recordIn(schema, reach)
    default:
      throw new Error(`${JSON.stringify(schema)}: nothing is known of this type`)
  }
}
