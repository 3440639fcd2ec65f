import type { Json } from '@muster/rulesets/kit/json.js'
import { isObject, listIn, valueOf, type Schema } from './fill.js'
import type { Random } from './random.js'

/** A value changed at one of its schema's bounds: still within it, or just beyond. */
export interface Varied {
  readonly what: string
  readonly value: Json
  readonly within: boolean
}

const within = (what: string, value: Json): Varied => ({ what, value, within: true })
const beyond = (what: string, value: Json): Varied => ({ what, value, within: false })

const numbers = (schema: Schema): readonly Varied[] => {
  const { minimum, maximum } = schema
  const step = Number(schema['multipleOf'] ?? 1)
  const [low, high] = [Number(minimum), Number(maximum)]
  return [
    ...(minimum === undefined ? [] : [within('least', low), beyond('less than the least', low - step)]),
    ...(maximum === undefined ? [] : [within('most', high), beyond('more than the most', high + step)]),
    ...(minimum === undefined ? [] : [beyond('between two steps', low + step / 2)]),
    beyond('a number as text', '1'),
  ]
}

const texts = (schema: Schema): readonly Varied[] => {
  const most = Number(schema['maxLength'] ?? 0)
  return [
    ...(most > 0 ? [within('the longest text', 'x'.repeat(most)), beyond('a longer text', 'x'.repeat(most + 1))] : []),
    beyond('no text', 7),
  ]
}

const lists = (schema: Schema, value: Json, random: Random): readonly Varied[] => {
  const items = Array.isArray(value) ? (value as readonly Json[]) : []
  const changed = items.flatMap((item, at) =>
    boundsOf(schema['items'], item, random).map((varied) => ({
      ...varied,
      value: items.map((other, place) => (place === at ? varied.value : other)),
    })),
  )
  return [...changed, beyond('no list', 'x')]
}

const objects = (schema: Schema, value: Json, random: Random): readonly Varied[] => {
  const entries = isObject(value) ? value : {}
  const properties = isObject(schema['properties']) ? schema['properties'] : {}
  const put = (key: string, entry: Json): Json => ({ ...(entries as Readonly<Record<string, Json>>), [key]: entry })
  return [
    ...(schema['additionalProperties'] === false ? [beyond('an entry too many', put('unheard', 1))] : []),
    ...Object.entries(properties).flatMap(([key, property]) =>
      boundsOf(property, entries[key] ?? valueOf(property, random), random).map((varied) => ({
        ...varied,
        what: `${key}: ${varied.what}`,
        value: put(key, varied.value),
      })),
    ),
  ]
}

/** What a schema says of a value, tried out one bound at a time; an entry that is left out is read as a desk sees fit. */
export const boundsOf = (schema: Json | undefined, value: Json, random: Random): readonly Varied[] => {
  if (!isObject(schema)) return []
  const choices = listIn(schema['enum'])
  if (choices.length > 0)
    return [...choices.map((choice) => within('a choice', choice)), beyond('none of the choices', 'no such')]
  switch (schema['type']) {
    case 'object':
      return objects(schema, value, random)
    case 'array':
      return lists(schema, value, random)
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'string':
      return texts(schema)
    default:
      return []
  }
}
