import type { Json } from '@muster/rulesets/kit/json.js'

export type Fields = Readonly<Record<string, Json | undefined>>

export const isRecord = (value: Json | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const recordOf = (value: Json | undefined): Fields => (isRecord(value) ? value : {})

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)

export const listOf = (value: Json | undefined): readonly Json[] => (isList(value) ? value : [])

export const textsOf = (value: Json | undefined): readonly string[] =>
  listOf(value).filter((entry) => typeof entry === 'string')

/** A record with another entry under a key, or without one. */
export const put = (record: Fields, key: string, entry: Json | undefined): Json =>
  Object.fromEntries(
    Object.entries({ ...record, [key]: entry }).flatMap(([name, one]) => (one === undefined ? [] : [[name, one]])),
  )

/** A list with another entry at a place; the same where there is none to put. */
export const replaced = (list: readonly Json[], at: number, entry: Json | undefined): readonly Json[] =>
  entry === undefined ? list : list.map((old, other) => (other === at ? entry : old))

export const without = (list: readonly Json[], at: number): readonly Json[] => list.filter((_, other) => other !== at)

export const moved = (list: readonly Json[], from: number, to: number): readonly Json[] => {
  const others = without(list, from)
  return [...others.slice(0, to), list[from] ?? null, ...others.slice(to)]
}
