import type { Json } from '@muster/rulesets/kit/json.js'
import { rosterExtension, rosterFrom } from '@muster/rulesets/kit/roster.js'
import { type Fields, isRecord, listOf, textsOf } from './json.js'
import type { Field, FormNode, NodeOf, RosterFrom, Value } from './node.js'

type Schema = Fields
/** What a field is called whose schema says no title. */
export type NameOf = (key: string) => string
type Name = Pick<FormNode, 'title' | 'about' | 'usual' | 'open'>

/** `nightAllowed` → `Night allowed`. */
export const spaced: NameOf = (key) => {
  const text = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return text.charAt(0).toUpperCase() + (text === key ? text.slice(1) : text.slice(1).toLowerCase())
}

const text = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined)

const number = (value: Json | undefined, otherwise: number): number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : otherwise

const optional = <Key extends string, Entry>(key: Key, value: Entry | undefined): Partial<Record<Key, Entry>> =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, Entry>)

/** `enum` with bare values, or `oneOf` with what they are called, mean and cost. */
const valuesOf = ({ enum: bare, oneOf }: Schema): readonly Value[] => {
  if (!Array.isArray(oneOf)) return textsOf(bare).map((value) => ({ value }))
  return listOf(oneOf)
    .filter(isRecord)
    .flatMap(({ const: value, title, description, 'x-points': points }) =>
      typeof value !== 'string'
        ? []
        : [
            {
              value,
              ...optional('title', text(title)),
              ...optional('about', text(description)),
              ...(typeof points === 'number' && { points }),
            },
          ],
    )
}

const limits = ({ minItems, maxItems }: Schema) => ({ least: number(minItems, 0), most: number(maxItems, 100) })

const budget = ({ 'x-budget': points }: Schema) => (typeof points === 'number' ? { budget: points } : {})

const amountOf = (schema: Schema, name: Name): FormNode => ({
  ...{ kind: 'amount', ...name, points: schema['x-points'] === true },
  step: number(schema['multipleOf'], schema['type'] === 'integer' ? 1 : 0.25),
  min: number(schema['minimum'], 0),
  max: number(schema['maximum'], 1_000_000),
})

/** Figures of which one is meant: from the least of them to the greatest. */
const figuresOf = (schema: Schema, name: Name): FormNode | null => {
  const figures = listOf(schema['enum']).filter((entry) => typeof entry === 'number')
  if (figures.length === 0) return null
  return amountOf({ type: 'integer', minimum: Math.min(...figures), maximum: Math.max(...figures) }, name)
}

const rosterOf = (items: Schema): RosterFrom =>
  Object.fromEntries(
    Object.entries(isRecord(items[rosterFrom]) ? items[rosterFrom] : {}).map(([key, values]) => [
      key,
      Object.fromEntries(
        Object.entries(isRecord(values) ? values : {}).map(([value, words]) => [
          value,
          textsOf(words).map((word) => word.toLowerCase()),
        ]),
      ),
    ]),
  )

const isPair = ({ prefixItems, minItems, maxItems }: Schema): boolean =>
  listOf(prefixItems).length === 2 || (minItems === 2 && maxItems === 2)

const tableOf = (schema: Schema, items: Schema, name: Name, { fields }: NodeOf<'group'>): FormNode => ({
  ...{ kind: 'table', ...name, ...limits(schema), ...budget(schema) },
  row: { kind: 'group', title: '', fields },
  unique: schema['uniqueItems'] === true,
  ...(schema[rosterExtension] === true && { roster: rosterOf(items) }),
})

const listNode = (schema: Schema, name: Name, nameOf: NameOf): FormNode | null => {
  const { items, 'x-mask': middle } = schema
  if (!isRecord(items)) return null
  const common = { ...name, ...limits(schema) }
  if (typeof middle === 'string') return { kind: 'mask', ...common, middle }
  const values = valuesOf(items)
  if (values.length > 0)
    return { kind: 'several', ...common, ...budget(schema), ...optional('none', text(schema['x-none'])), values }
  if (items['type'] === 'string') return { kind: 'texts', ...common }
  if (items['type'] === 'array' && isPair(items)) return { kind: 'pairs', ...common }
  const entry = readNode(items, nameOf)
  if (entry?.kind === 'group') return tableOf(schema, items, name, entry)
  return entry && { kind: 'sequence', ...common, entry }
}

/** A group's usual value says what the group has, and nothing that is not asked for here. */
const usualOf = (usual: Json | undefined, fields: readonly Field[]): Json | undefined =>
  isRecord(usual)
    ? Object.fromEntries(fields.flatMap(([key]) => (usual[key] === undefined ? [] : [[key, usual[key]] as const])))
    : usual

const groupOf = (schema: Schema, { usual, ...name }: Name, nameOf: NameOf): NodeOf<'group'> => {
  const required = textsOf(schema['required'])
  const properties = isRecord(schema['properties']) ? Object.entries(schema['properties']) : []
  const fields = properties.flatMap(([key, entry]): readonly Field[] => {
    const node = readNode(entry, nameOf, key)
    return node ? [[key, node, required.includes(key)]] : []
  })
  return { kind: 'group', ...name, ...optional('usual', usualOf(usual, fields)), fields }
}

const objectNode = (schema: Schema, name: Name, nameOf: NameOf): FormNode | null => {
  if (isRecord(schema['properties'])) return groupOf(schema, name, nameOf)
  const entry = readNode(schema['additionalProperties'], nameOf)
  return entry && { kind: 'entries', ...name, entry }
}

/** Either null or something else. */
const nullableOf = (ways: readonly Fields[], name: Name, nameOf: NameOf): FormNode | null => {
  const nothing = ways.find(({ type }) => type === 'null')
  const some = readNode(
    ways.find(({ type }) => type !== 'null'),
    nameOf,
  )
  if (ways.length !== 2 || !nothing || !some) return null
  return { kind: 'nullable', ...name, none: text(nothing['title']) ?? '', some }
}

const eitherOf = (ways: readonly Fields[], name: Name, nameOf: NameOf): FormNode | null => {
  const cases = ways.map((way) => readNode(way, nameOf)).filter((node) => node?.kind === 'group')
  return cases.length > 0 && cases.length === ways.length ? { kind: 'either', ...name, cases } : null
}

const nodeByType = (schema: Schema, name: Name, nameOf: NameOf): FormNode | null => {
  switch (schema['type']) {
    case 'string':
      return { kind: 'text', ...name, least: number(schema['minLength'], 0), most: number(schema['maxLength'], 1000) }
    case 'integer':
    case 'number':
      return amountOf(schema, name)
    case 'boolean':
      return { kind: 'switch', ...name }
    case 'array':
      return listNode(schema, name, nameOf)
    case 'object':
      return objectNode(schema, name, nameOf)
    case undefined: {
      const ways = listOf(schema['oneOf']).filter(isRecord)
      return nullableOf(ways, name, nameOf) ?? eitherOf(ways, name, nameOf)
    }
    default:
      return null
  }
}

/** The part of JSON Schema from which forms are drawn; null where a schema says something else. */
export const readNode = (schema: Json | undefined, nameOf: NameOf = spaced, key = ''): FormNode | null => {
  if (!isRecord(schema)) return null
  const name: Name = {
    title: text(schema['title']) ?? nameOf(key),
    ...optional('about', text(schema['description'])),
    ...optional('usual', schema['default']),
    ...(schema['x-open'] === true && { open: true as const }),
  }
  if (schema['const'] !== undefined) return { kind: 'fixed', ...name, value: schema['const'] }
  // Of several ways to say the same the first is enough: it is the plain one.
  for (const way of listOf(schema['anyOf'])) {
    const node = readNode(way, nameOf)
    if (node) return { ...node, ...name }
  }
  const values = valuesOf(schema)
  if (values.length > 0) return { kind: 'choice', ...name, values }
  return figuresOf(schema, name) ?? nodeByType(schema, name, nameOf)
}
