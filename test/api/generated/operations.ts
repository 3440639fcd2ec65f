import {
  getNamedType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isObjectType,
} from 'graphql'
import { limits } from '../../../server/src/graphql/limits/numbers.js'
import type { Secrecy } from '../rules/table.js'
import { documentOf, fits, type Unit as Asked } from '../rules/together.js'
import { argumentValues, otherwise, requiredOf } from './arguments.js'

/** Something to ask for. */
export interface Operation {
  /** With `$names` to be filled in. */
  readonly text: string
  /** The classes of all that it reads. */
  readonly classes: readonly Secrecy[]
}

type Composite = GraphQLObjectType | GraphQLInterfaceType
/** The class of each field, by `Type.field`; what has no class is left out. */
type Classes = ReadonlyMap<string, Secrecy | null>

interface Unit extends Asked {
  readonly classes: readonly Secrecy[]
}

const isComposite = (type: unknown): type is Composite => isObjectType(type) || isInterfaceType(type)

/** Everything below them is read in one place; elsewhere only what they say themselves. */
const readOnce = new Set(['Campaign', 'Ruleset', 'TabletopSystem'])

/** Steps of narrowing to a type count as no field. */
const deepest = limits.depth - 1

const with1 = (classes: readonly Secrecy[], one: Secrecy | null | undefined): readonly Secrecy[] =>
  one && !classes.includes(one) ? [...classes, one].sort() : classes

/** Every object that can be reached, by every way that comes to no type twice. */
const unitsOf = (schema: GraphQLSchema, classes: Classes, root: 'Query' | 'Subscription') => {
  const units: Unit[] = []
  const ways = new Map<string, (readonly string[])[]>()
  const read = new Set<string>()
  const selectionOf = (type: Composite, { name, args }: GraphQLField<unknown, unknown>): string =>
    `${name}${args.length > 0 ? requiredOf(`${type.name}.${name}`) : ''}`
  // What a campaign holds is read through the campaign.
  const first = (field: GraphQLField<unknown, unknown>): number => (field.name === 'campaign' ? 0 : 1)
  const walk = (type: Composite, path: readonly string[], way: readonly string[], known: readonly Secrecy[]): void => {
    ways.set(type.name, [...(ways.get(type.name) ?? []), path])
    const all = Object.values(type.getFields())
      .filter(({ name }) => classes.has(`${type.name}.${name}`))
      .sort((a, b) => first(a) - first(b))
    const byClasses = new Map<string, { readonly classes: readonly Secrecy[]; readonly leaves: string[] }>()
    for (const field of all) {
      if (isCompositeType(getNamedType(field.type))) continue
      const told = with1(known, classes.get(`${type.name}.${field.name}`))
      const group = byClasses.get(told.join()) ?? { classes: told, leaves: [] }
      group.leaves.push(selectionOf(type, field))
      byClasses.set(told.join(), group)
    }
    for (const group of byClasses.values()) units.push({ path, ...group })
    if (readOnce.has(type.name) && read.has(type.name)) return
    read.add(type.name)
    for (const field of all) {
      const below = getNamedType(field.type)
      if (!isComposite(below) || way.includes(below.name) || path.length >= deepest) continue
      const told = with1(known, classes.get(`${type.name}.${field.name}`))
      const next = [...path, selectionOf(type, field)]
      walk(below, next, [...way, below.name], told)
      if (isInterfaceType(below))
        for (const kind of schema.getPossibleTypes(below))
          if (!way.includes(kind.name)) walk(kind, [...next, `... on ${kind.name}`], [...way, kind.name], told)
    }
  }
  const type = schema.getType(root)
  if (isComposite(type)) walk(type, [], [root], [])
  return { units, ways }
}

/** Refused to most: what is asked beside them would be lost with their answer. */
export const refusing = /^(query \{ )?(generatedScenario|operator|procedureOdds|programRequest|tabletopSystem)\b/

/** Operations that read every field of the schema by every way to it, each of as few classes as its fields allow; or that listen to every field. */
export const everyOperation = (
  schema: GraphQLSchema,
  classes: Classes,
  root: 'Query' | 'Subscription' = 'Query',
): readonly Operation[] => {
  const operations: Operation[] = []
  const open = new Map<string, readonly Unit[]>()
  const close = (key: string): void => {
    const units = open.get(key)
    if (units?.[0]) operations.push({ text: documentOf(units, root), classes: units[0].classes })
    open.delete(key)
  }
  for (const unit of unitsOf(schema, classes, root).units) {
    // Fields of one name in two rulesets would be in each other's way, and a stream has one field.
    const apart = unit.path.filter(
      (step, at) => step.startsWith('...') || (at === 0 && (root === 'Subscription' || refusing.test(step))),
    )
    const key = [...unit.classes, ...apart].join()
    // What nobody can ask for in this way is asked for in another.
    if (!fits(schema, documentOf([unit], root))) continue
    if (!fits(schema, documentOf([...(open.get(key) ?? []), unit], root))) close(key)
    open.set(key, [...(open.get(key) ?? []), unit])
  }
  for (const key of open.keys()) close(key)
  return operations
}

/** What one argument tells: the document with each of its values, and with two that are to be answered alike. */
export interface Question {
  readonly argument: string
  readonly texts: readonly string[]
  readonly alike: readonly [unseen: string, missing: string] | null
}

/** What is asked of a field: itself, or what its objects say themselves, or as little as can be. */
const selectionsOf = (type: unknown): readonly string[] => {
  if (!isComposite(type)) return ['']
  const leaves = Object.values(type.getFields()).filter(
    ({ type: of, args }) => args.length === 0 && !isCompositeType(getNamedType(of)),
  )
  const page = 'nodes' in type.getFields() ? [' { nodes { __typename } }'] : []
  return [...page, ` { ${['__typename', ...leaves.map(({ name }) => name)].join(' ')} }`, ' { __typename }']
}

/** Each argument of the schema that is read, with every value that is known for it. */
export const everyQuestion = (schema: GraphQLSchema, classes: Classes): readonly Question[] => {
  const { ways } = unitsOf(schema, classes, 'Query')
  const asks = (owner: string, asked: string, result: unknown): string => {
    const texts = (ways.get(owner) ?? []).flatMap((way) =>
      selectionsOf(result).map(
        (selection) => `{ ${[...way, asked].join(' { ')}${selection}${' }'.repeat(way.length + 1)}`,
      ),
    )
    const found = texts.find((text) => fits(schema, text))
    if (found === undefined) throw new Error(`there is no way to ask for ${owner}.${asked}`)
    return found
  }
  return Object.entries(argumentValues).flatMap(([argument, { others = [], unseen, missing }]) => {
    const [owner = '', name = ''] = argument.split('.')
    const type = schema.getType(owner)
    const field = isComposite(type) ? type.getFields()[name] : undefined
    if (!field || !ways.has(owner)) return []
    const textWith = (value: string): string =>
      asks(owner, `${name}${otherwise(argument, value)}`, getNamedType(field.type))
    const values = [...others, ...[unseen, missing].filter((value) => value !== undefined)]
    const alike =
      unseen !== undefined && missing !== undefined ? ([textWith(unseen), textWith(missing)] as const) : null
    return [{ argument, texts: values.map(textWith), alike }]
  })
}
