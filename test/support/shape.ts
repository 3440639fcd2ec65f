type Leaf<T> = T extends string ? 'text' : T extends number ? 'number' : T extends boolean ? 'boolean' : never

type Whole<T> = T extends string | number | boolean
  ? Leaf<T>
  : T extends readonly (infer Item)[]
    ? { readonly each: Shape<Item> } | 'json'
    : | { readonly [Key in keyof T]-?: undefined extends T[Key] ? { readonly maybe: Shape<T[Key]> } : Shape<T[Key]> }
      | 'json'

/**
 * What JSON read as a `T` consists of: each key of the type with its kind. A key that the type has and the shape lacks does not compile, nor one of another kind;
 * `orNull` and `maybe` are where the type allows null, or that the key is missing. `json` is stored as it is read: its shape is not the database's concern.
 */
export type Shape<T> = null extends T ? { readonly orNull: Whole<NonNullable<T>> } : Whole<NonNullable<T>>

/** Any shape, as `compare` reads it. */
type AnyShape = string | { readonly [key: string]: AnyShape }

const kindOf = (value: unknown): string => {
  const kind = typeof value
  return kind === 'string' ? 'text' : kind
}

/** Compares an answer with its shape: returns what is wrong, by path, and notes in `seen` each part that the answer had. */
export const compare = (shape: unknown, value: unknown, path: string, seen: Set<string>): readonly string[] => {
  const any = shape as AnyShape
  if (typeof any !== 'string' && 'orNull' in any) return value === null ? [] : compare(any['orNull'], value, path, seen)
  seen.add(path)
  if (any === 'json') return value === null || value === undefined ? [`${path}: nothing`] : []
  if (typeof any === 'string') return kindOf(value) === any ? [] : [`${path}: ${kindOf(value)} in place of ${any}`]
  if ('each' in any)
    return Array.isArray(value)
      ? value.flatMap((item: unknown) => compare(any['each'], item, `${path}[]`, seen))
      : [`${path}: no list`]
  if (typeof value !== 'object' || value === null) return [`${path}: no object`]
  const row = value as Readonly<Record<string, unknown>>
  const strangers = Object.keys(row).filter((key) => !(key in any))
  return [
    ...strangers.map((key) => `${path}.${key}: not in the type`),
    ...Object.entries(any).flatMap(([key, part]) => {
      const optional = typeof part !== 'string' && 'maybe' in part
      if (key in row) return compare(optional ? part['maybe'] : part, row[key], `${path}.${key}`, seen)
      return optional ? [] : [`${path}.${key}: missing`]
    }),
  ]
}

/** The paths of all parts of a shape but those that may be missing. */
export const partsOf = (shape: unknown, path: string): readonly string[] => {
  const any = shape as AnyShape
  if (typeof any === 'string') return [path]
  if (any['maybe'] !== undefined) return []
  if (any['orNull'] !== undefined) return partsOf(any['orNull'], path)
  if (any['each'] !== undefined) return [path, ...partsOf(any['each'], `${path}[]`)]
  return [path, ...Object.entries(any).flatMap(([key, part]) => partsOf(part, `${path}.${key}`))]
}
