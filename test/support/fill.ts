import type { Json } from '@muster/rulesets/kit/json.js'
import type { AmountRange, OrderDraft, OrderOption, PathStep } from '@muster/rulesets/kit/orders.js'
import type { Random } from './random.js'

export type Schema = Readonly<Record<string, Json | undefined>>

export const isObject = (value: Json | undefined): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const listIn = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? (value as readonly Json[]) : []

const within = (schema: Schema, random: Random): number => {
  const [low, high] = [Number(schema['minimum'] ?? 0), Number(schema['maximum'] ?? 100)]
  const step = Number(schema['multipleOf'] ?? 1)
  return low + step * random.below(Math.floor((high - low) / step) + 1)
}

/**
 * A value of a JSON Schema, of the part of it that order options use. What order lists and keys stand in does not matter to the choice, so that two
 * players who draw alike choose alike.
 */
export const valueOf = (schema: Json | undefined, random: Random): Json => {
  if (!isObject(schema)) return null
  if (schema['const'] !== undefined) return schema['const']
  // Where no schema can state a limit (a sum), its examples keep it.
  const examples = listIn(schema['examples'])
  if (examples.length > 0) return random.pick(examples)
  const choices = [...listIn(schema['enum'])].sort()
  if (choices.length > 0) return random.pick(choices)
  const kinds = [...listIn(schema['oneOf']), ...listIn(schema['anyOf'])]
  if (kinds.length > 0) return valueOf(random.pick(kinds), random)
  switch (schema['type']) {
    case 'object':
      return objectOf(schema, random)
    case 'array': {
      const [least, most] = [Number(schema['minItems'] ?? 0), Number(schema['maxItems'] ?? 3)]
      return Array.from({ length: least + random.below(most - least + 1) }, () => valueOf(schema['items'], random))
    }
    case 'integer':
    case 'number':
      return within(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'string':
      return 'text'
    default:
      throw new Error(`this schema is beyond the tests: ${JSON.stringify(schema)}`)
  }
}

const objectOf = (schema: Schema, random: Random): Json => {
  const required = listIn(schema['required'])
  const properties = isObject(schema['properties']) ? schema['properties'] : {}
  return Object.fromEntries(
    Object.keys(properties)
      .sort()
      .filter((key) => required.includes(key) || random.chance(0.3))
      .map((key) => [key, valueOf(properties[key], random)]),
  )
}

/** How a path goes on from what is drawn of it. */
export type Walking = (draft: OrderDraft) => PathStep | undefined

/** A path of one cell or more, as the desk leads it. */
const pathOf = (draft: OrderDraft, random: Random, walking: Walking): readonly string[] => {
  const path: string[] = []
  do {
    const next = walking({ ...draft, path })?.next ?? []
    if (next.length === 0) break
    path.push(random.pick(next))
  } while (random.chance(0.6))
  return path
}

const amountWithin = ({ min, max, step = 1 }: AmountRange, random: Random): number =>
  min + step * random.below(Math.floor((max - min) / step) + 1)

/** An order drawn from an option's own lists. */
export const fill = (option: OrderOption, random: Random, walking?: Walking): OrderDraft => {
  const partner = option.with && random.pick(option.with)
  const item = option.item && random.pick(option.item)
  const to = item?.to ?? partner?.to ?? option.to
  const amount = item?.amount ?? partner?.amount ?? option.amount
  const draft: OrderDraft = {
    kind: option.kind,
    ...(option.piece === undefined ? {} : { piece: option.piece }),
    ...(to ? { to: random.pick(to) } : {}),
    ...(partner ? { with: partner.id } : {}),
    ...(item ? { item: item.id } : {}),
    ...(amount ? { amount: amountWithin(amount, random) } : {}),
    ...(option.detail === undefined ? {} : { detail: valueOf(option.detail, random) }),
  }
  return option.path && walking ? { ...draft, path: pathOf(draft, random, walking) } : draft
}
