import {
  type DocumentNode,
  type FieldNode,
  getNullableType,
  type GraphQLField,
  isListType,
  Kind,
  type ValueNode,
  valueFromASTUntyped,
} from 'graphql'
import { limits } from './numbers.js'
import type { Price } from './priced.js'

export type Variables = Readonly<Record<string, unknown>>
type Field = GraphQLField<unknown, unknown> | undefined

/** The schema itself is one large answer, however much of it is requested. */
const introspection: Readonly<Record<string, number>> = { __schema: 20_000, __type: 2_000 }

const priceOf = (field: Field): Price => (field?.extensions['price'] as Price | undefined) ?? {}

/** What omitted variables count. */
export const defaultsOf = ({ definitions }: DocumentNode): Variables =>
  Object.fromEntries(
    definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? (node.variableDefinitions ?? []).flatMap(({ variable, defaultValue }) =>
            defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
          )
        : [],
    ),
  )

/** What a value says about the number of items: a number, or the length of a list; null: nothing. */
const countOf = (value: ValueNode | undefined, variables: Variables): number | null => {
  if (value?.kind === Kind.INT) return Number(value.value)
  if (value?.kind === Kind.LIST) return value.values.length
  const sent = value?.kind === Kind.VARIABLE ? variables[value.name.value] : null
  return Array.isArray(sent) ? sent.length : typeof sent === 'number' ? sent : null
}

const statedBy = (node: FieldNode, arg: string, variables: Variables): number | null =>
  countOf(node.arguments?.find(({ name }) => name.value === arg)?.value, variables)

/** What a field costs by itself: one point, unless it declares more. */
export const costOf = (field: Field, node: FieldNode, variables: Variables): number => {
  const { cost = introspection[node.name.value] ?? 1, each } = priceOf(field)
  return cost + (each ? each.cost * (statedBy(node, each.arg, variables) ?? 0) : 0)
}

/** How many items a list or a page of one is assumed to hold: what the query states, up to the possible maximum. */
export const itemsOf = (field: Field, node: FieldNode, variables: Variables, introspects: boolean): number => {
  const isList = field !== undefined && isListType(getNullableType(field.type))
  if (!field || (!isList && priceOf(field).size === undefined)) return 1
  if (introspects) return 2
  const { size = limits.listSize, by, page = size } = priceOf(field)
  const stated = by === undefined ? null : statedBy(node, by, variables)
  return stated === null ? page : Math.min(size, Math.max(1, stated))
}

/** What the schema says about a field's price. */
export const priceSentences = (field: GraphQLField<unknown, unknown>): readonly string[] => {
  const { cost, size, each } = priceOf(field)
  return [
    ...(cost === undefined
      ? []
      : [`Costs ${String(cost)} points${each ? `, and ${String(each.cost)} for each of \`${each.arg}\`` : ''}.`]),
    ...(size === undefined || size === 1 ? [] : [`Priced as at most ${String(size)} items.`]),
  ]
}
