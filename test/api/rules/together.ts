import { type GraphQLSchema, parse } from 'graphql'
import { limits } from '../../../server/src/graphql/limits/numbers.js'
import { measure } from '../../../server/src/graphql/limits/measure.js'

/** Fields of one object, and the way to it: fields with their arguments, and `... on` a type. */
export interface Unit {
  readonly path: readonly string[]
  readonly leaves: readonly string[]
}

type Tree = Map<string, Tree>

const textOf = (tree: Tree): string =>
  [...tree].map(([step, below]) => (below.size > 0 ? `${step} { ${textOf(below)} }` : step)).join(' ')

/** One document that asks for all of them. */
export const documentOf = (units: readonly Unit[], root: 'Query' | 'Subscription' = 'Query'): string => {
  const tree: Tree = new Map()
  for (const { path, leaves } of units) {
    let at = tree
    for (const step of path) {
      const below: Tree = at.get(step) ?? new Map<string, Tree>()
      at.set(step, below)
      at = below
    }
    for (const leaf of leaves) at.set(leaf, at.get(leaf) ?? new Map<string, Tree>())
  }
  return `${root.toLowerCase()} { ${textOf(tree)} }`
}

/** A document that the gate lets through, with some room. */
export const fits = (schema: GraphQLSchema, text: string): boolean =>
  (text.match(/[{}():]|[^\s{}():]+/g) ?? []).length < limits.tokens - 200 &&
  measure(schema, parse(text)).cost < limits.cost - 1000
