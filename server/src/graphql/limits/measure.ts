import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
} from 'graphql'
import { costOf, defaultsOf, itemsOf, type Variables } from './worth.js'

export interface Measure {
  readonly depth: number
  readonly introspectionDepth: number
  readonly aliases: number
  readonly repeats: number
  readonly directives: number
  readonly cost: number
}

/** Fields that every schema has at its root although no type lists them. */
const metaFields = new Map([
  ['__schema', SchemaMetaFieldDef],
  ['__type', TypeMetaFieldDef],
])

const nothing: Measure = { depth: 0, introspectionDepth: 0, aliases: 0, repeats: 0, directives: 0, cost: 0 }

/** Next to each other: sizes add up, depths and repetitions are the maximum. */
const beside = (a: Measure, b: Measure): Measure => ({
  depth: Math.max(a.depth, b.depth),
  introspectionDepth: Math.max(a.introspectionDepth, b.introspectionDepth),
  aliases: a.aliases + b.aliases,
  repeats: Math.max(a.repeats, b.repeats),
  directives: a.directives + b.directives,
  cost: a.cost + b.cost,
})

type Parent = ReturnType<typeof getNamedType>

/** Sizes of a document with its fragments expanded; each fragment is measured once, so that nested fragments cost nothing to measure. */
export const measure = (schema: GraphQLSchema, document: DocumentNode, given: Variables = {}): Measure => {
  const variables = { ...defaultsOf(document), ...given }
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node)
  const measured = new Map<string, Measure>()

  const fragment = (name: string): Measure => {
    const known = measured.get(name)
    if (known) return known
    // A fragment inside itself counts nothing here; validation refuses it.
    measured.set(name, nothing)
    const node = fragments.get(name)
    const found = node ? selection(node.selectionSet, schema.getType(node.typeCondition.name.value), false) : nothing
    measured.set(name, found)
    return found
  }

  const field = (node: FieldNode, parent: Parent | undefined, introspects: boolean): Measure => {
    const name = node.name.value
    const inside = introspects || name.startsWith('__')
    const definition =
      parent && (isObjectType(parent) || isInterfaceType(parent))
        ? (parent.getFields()[name] ?? metaFields.get(name))
        : undefined
    const type = definition ? getNamedType(definition.type) : undefined
    const below = node.selectionSet
      ? selection(node.selectionSet, type && isCompositeType(type) ? type : undefined, inside)
      : nothing
    return {
      depth: inside ? 0 : below.depth + 1,
      introspectionDepth: inside ? below.introspectionDepth + 1 : below.introspectionDepth,
      aliases: below.aliases + (node.alias ? 1 : 0),
      repeats: below.repeats,
      directives: below.directives + (node.directives?.length ?? 0),
      cost: costOf(definition, node, variables) + below.cost * itemsOf(definition, node, variables, inside),
    }
  }

  const selection = (set: SelectionSetNode, parent: Parent | undefined, introspects: boolean): Measure => {
    let sum = nothing
    const keys = new Map<string, number>()
    for (const node of set.selections) {
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value
        keys.set(key, (keys.get(key) ?? 0) + 1)
        sum = beside(sum, field(node, parent, introspects))
        continue
      }
      const directives = node.directives?.length ?? 0
      const inner =
        node.kind === Kind.FRAGMENT_SPREAD
          ? fragment(node.name.value)
          : selection(
              node.selectionSet,
              node.typeCondition ? schema.getType(node.typeCondition.name.value) : parent,
              introspects,
            )
      sum = beside(sum, { ...inner, directives: inner.directives + directives })
    }
    return { ...sum, repeats: Math.max(sum.repeats, ...keys.values(), 0) }
  }

  let total = nothing
  for (const node of document.definitions)
    if (node.kind === Kind.OPERATION_DEFINITION) {
      const found = selection(node.selectionSet, schema.getRootType(node.operation) ?? undefined, false)
      total = beside(total, { ...found, directives: found.directives + (node.directives?.length ?? 0) })
    }
  return total
}
