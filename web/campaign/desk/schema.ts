import type { Json } from '@muster/rulesets/kit/json.js'
import { rosterExtension, rosterFrom } from '@muster/rulesets/kit/roster.js'

/** One value that may be chosen. */
export interface Value {
  readonly value: string
  /** What to call it; the value itself is looked up as a word where there is none. */
  readonly title?: string
  readonly about?: string
  /** What it costs of the budget. */
  readonly points?: number
}

interface Named {
  readonly title: string
  readonly about?: string
}

export type Field = readonly [key: string, shape: Shape, required: boolean]

export type ObjectShape = Named & { readonly kind: 'object'; readonly fields: readonly Field[] }

/** One of several kinds of object, each with blanks of its own. */
export type EitherShape = Named & { readonly kind: 'either'; readonly cases: readonly ObjectShape[] }

/** Lists between which points are counted. */
interface Counted {
  readonly least: number
  readonly most: number
  /** Points that may be spent. */
  readonly budget?: number
}

/** What a file's words mean in a field of a roster: field → value → words, in small letters. */
export type RosterFrom = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

/** The part of JSON Schema that order details use; `x-points` and `x-budget` are Muster's own. */
export type Shape =
  | (Named & { readonly kind: 'choice'; readonly values: readonly Value[] })
  | (Named & { readonly kind: 'text'; readonly least: number; readonly most: number; readonly long: boolean })
  | (Named & {
      readonly kind: 'number'
      readonly min: number
      readonly max: number
      readonly step: number
      readonly points: boolean
      /** What it is where nothing is said. */
      readonly usual?: number
    })
  | (Named & { readonly kind: 'flag' })
  | { readonly kind: 'fixed'; readonly value: Json }
  | (Named & Counted & { readonly kind: 'list'; readonly values: readonly Value[] })
  | (Named &
      Counted & {
        readonly kind: 'rows'
        readonly row: ObjectShape
        readonly unique: boolean
        /** For an army list: how the lines are filled from a file. */
        readonly roster?: RosterFrom
      })
  /** Several of what is no plain value and no row of one form: figures, or one of several kinds each. */
  | (Named & Counted & { readonly kind: 'sequence'; readonly entry: Shape })
  | EitherShape
  | ObjectShape

type Record_ = Readonly<Record<string, Json | undefined>>

export const isRecord = (value: Json | undefined): value is Record_ =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const text = (value: Json | undefined): string | undefined => (typeof value === 'string' ? value : undefined)
const texts = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
const number = (value: Json | undefined, otherwise: number): number => (typeof value === 'number' ? value : otherwise)

const optional = <Key extends string, Entry>(key: Key, value: Entry | undefined): Partial<Record<Key, Entry>> =>
  value === undefined ? {} : ({ [key]: value } as Record<Key, Entry>)

/** `enum` with bare values, or `oneOf` with what they are called, mean and cost. */
const valuesOf = (schema: Record_): readonly Value[] => {
  const { oneOf } = schema
  if (!Array.isArray(oneOf)) return texts(schema['enum']).map((value) => ({ value }))
  return oneOf.filter(isRecord).flatMap((entry) => {
    const value = text(entry['const'])
    const points = entry['x-points']
    if (value === undefined) return []
    return [
      {
        value,
        ...optional('title', text(entry['title'])),
        ...optional('about', text(entry['description'])),
        ...(typeof points === 'number' && { points }),
      },
    ]
  })
}

const longText = 120

const stringShape = (schema: Record_, named: Named): Shape => {
  const values = valuesOf(schema)
  if (values.length > 0) return { kind: 'choice', ...named, values }
  const most = number(schema['maxLength'], 1000)
  return { kind: 'text', ...named, least: number(schema['minLength'], 0), most, long: most > longText }
}

const mapped = <To>(value: Json | undefined, to: (entry: Json | undefined) => To): Readonly<Record<string, To>> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, to(entry)])) : {}

const fromOf = (items: Record_): RosterFrom =>
  mapped(items[rosterFrom], (values) => mapped(values, (words) => texts(words).map((word) => word.toLowerCase())))

const listShape = (schema: Record_, named: Named): Shape | null => {
  const { items } = schema
  if (!isRecord(items)) return null
  const counted: Counted = {
    least: number(schema['minItems'], 0),
    most: number(schema['maxItems'], 100),
    ...(typeof schema['x-budget'] === 'number' && { budget: schema['x-budget'] }),
  }
  const values = valuesOf(items)
  if (items['type'] !== 'object') {
    const entry = values.length > 0 ? null : readShape(items)
    return entry ? { kind: 'sequence', ...named, ...counted, entry } : { kind: 'list', ...named, ...counted, values }
  }
  return {
    kind: 'rows',
    ...named,
    ...counted,
    row: objectShape(items, { title: '' }),
    unique: schema['uniqueItems'] === true,
    ...(schema[rosterExtension] === true && { roster: fromOf(items) }),
  }
}

/** Null where the schema says something that no form is drawn for. */
export const readShape = (schema: Json | undefined, key = ''): Shape | null => {
  if (!isRecord(schema)) return null
  const named: Named = { title: text(schema['title']) ?? key, ...optional('about', text(schema['description'])) }
  if (schema['const'] !== undefined) return { kind: 'fixed', value: schema['const'] }
  switch (schema['type']) {
    case 'string':
      return stringShape(schema, named)
    case 'integer':
    case 'number':
      return {
        ...{ kind: 'number', ...named, points: schema['x-points'] === true },
        step: number(schema['multipleOf'], schema['type'] === 'integer' ? 1 : 0.5),
        min: number(schema['minimum'], 0),
        max: number(schema['maximum'], 1_000_000),
        ...(typeof schema['default'] === 'number' && { usual: schema['default'] }),
      }
    case 'boolean':
      return { kind: 'flag', ...named }
    case 'array':
      return listShape(schema, named)
    case 'object':
      return objectShape(schema, named)
    case undefined:
      return valuesOf(schema).length > 0 ? stringShape(schema, named) : eitherShape(schema, named)
    default:
      return null
  }
}

const eitherShape = ({ oneOf }: Record_, named: Named): EitherShape | null => {
  const cases = Array.isArray(oneOf) ? oneOf.map((entry: Json) => readShape(entry)) : []
  const objects = cases.filter((shape) => shape?.kind === 'object')
  return objects.length > 0 && objects.length === cases.length ? { kind: 'either', ...named, cases: objects } : null
}

/** Which kind a value is of: the first whose fixed entries it has, and whose required ones. */
export const caseOf = ({ cases }: EitherShape, value: Json): number =>
  Math.max(
    0,
    cases.findIndex(({ fields }) =>
      fields.every(([key, field, required]) => {
        const entry = isRecord(value) ? value[key] : undefined
        return field.kind === 'fixed' ? entry === field.value : !required || entry !== undefined
      }),
    ),
  )

const objectShape = (schema: Record_, named: Named): ObjectShape => {
  const required = texts(schema['required'])
  const properties = isRecord(schema['properties']) ? Object.entries(schema['properties']) : []
  const fields = properties.flatMap(([key, entry]) => {
    const shape = readShape(entry, key)
    return shape ? [[key, shape, required.includes(key)] as const] : []
  })
  return { kind: 'object', ...named, fields }
}

/** A value to start from: what is required, as it usually is or at its least. */
export const blank = (shape: Shape): Json => {
  switch (shape.kind) {
    case 'choice':
      return shape.values[0]?.value ?? ''
    case 'text':
      return ''
    case 'number':
      return shape.usual ?? Math.max(shape.min, Math.min(shape.max, 0))
    case 'flag':
      return false
    case 'fixed':
      return shape.value
    case 'list':
      return Array.from({ length: shape.least }, (_, at) => shape.values[at % shape.values.length]?.value ?? '')
    case 'rows':
      return Array.from({ length: shape.least }, () => blank(shape.row))
    case 'sequence':
      return Array.from({ length: shape.least }, () => blank(shape.entry))
    case 'either':
      return shape.cases[0] ? blank(shape.cases[0]) : null
    case 'object':
      return Object.fromEntries(
        shape.fields.flatMap(([key, field, required]) => (required ? [[key, blank(field)]] : [])),
      )
  }
}

const costOf = (values: readonly Value[], chosen: Json | undefined): number =>
  values.find(({ value }) => value === chosen)?.points ?? 0

const rowCost = ({ fields }: ObjectShape, row: Json): number =>
  fields.reduce((sum, [key, shape]) => {
    const value = isRecord(row) ? row[key] : undefined
    if (shape.kind === 'choice') return sum + costOf(shape.values, value)
    return shape.kind === 'number' && shape.points && typeof value === 'number' ? sum + value : sum
  }, 0)

/** Points spent in a list that counts them. */
export const spentIn = (shape: Shape & { readonly kind: 'list' | 'rows' }, value: Json): number => {
  const list: readonly Json[] = Array.isArray(value) ? value : []
  return shape.kind === 'list'
    ? list.reduce<number>((sum, entry) => sum + costOf(shape.values, entry), 0)
    : list.reduce<number>((sum, row) => sum + rowCost(shape.row, row), 0)
}
