import { RuleBug } from '../../kit/result.js'
import type { Json } from '../../kit/json.js'
import { isOther, type Edition } from '../edition.js'

type Branch = Readonly<Record<string, Json | undefined>>

/** What stands beside the values of a row and is none itself. */
const aside = new Set(['ledger', 'flag', 'flagFor', 'public', 'setting'])

const branch = (node: Json | undefined): Branch | null =>
  node !== null && typeof node === 'object' && !Array.isArray(node) ? (node as Branch) : null

/** What stands at the end of a path. */
export const valueAt = (tree: Json, path: string): Json | undefined =>
  path.split('/').reduce<Json | undefined>((node, key) => branch(node)?.[key], tree)

/** A value of a row, with the keys that lead to it from there; none for a row that is its own value. */
export interface Leaf {
  readonly path: string
  readonly keys: readonly string[]
  readonly value: Json
}

/** A row of the trees: what carries a ledger id. */
export interface Row {
  readonly path: string
  readonly beside: Branch
  readonly leaves: readonly Leaf[]
}

const leavesOf = (node: Json, path: string, keys: readonly string[], edition: Edition | null): readonly Leaf[] => {
  const below = branch(node)
  if (!below) return [{ path, keys, value: node }]
  return Object.entries(below).flatMap(([key, value]) =>
    value === undefined || aside.has(key) || isOther(key, edition)
      ? []
      : leavesOf(value, `${path}/${key}`, [...keys, key], edition),
  )
}

const rowsIn = (node: Json, path: string, edition: Edition | null): readonly Row[] => {
  const below = branch(node)
  if (!below || below['ledger'] !== undefined)
    return [{ path, beside: below ?? {}, leaves: leavesOf(node, path, [], edition) }]
  return Object.entries(below).flatMap(([key, value]) =>
    value === undefined ? [] : rowsIn(value, `${path}/${key}`, edition),
  )
}

/** The rows at a path, without the values of other editions. */
export const rowsAt = (tree: Json, path: string, edition: Edition | null): readonly Row[] => {
  const node = valueAt(tree, path)
  if (node === undefined) throw new RuleBug(`the tables have nothing at ${path}`)
  return rowsIn(node, path, edition)
}

/** A tree with another value at the end of a path that it has. */
const put = (node: Json | undefined, [key, ...rest]: readonly string[], value: Json): Json =>
  key === undefined ? value : { ...branch(node), [key]: put(branch(node)?.[key], rest, value) }

/** A tree with values put in the place of the printed ones; both have been checked. */
export const withOverrides = (tree: Json, overrides: Readonly<Record<string, Json>>): Json =>
  Object.entries(overrides).reduce((before, [path, value]) => put(before, path.split('/'), value), tree)
