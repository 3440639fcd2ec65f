/** Plain data: what states, events, orders and views consist of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

type Fields = Readonly<Record<string | number, unknown>>

/** Whether two plain values have the same canonical form. */
export const alike = (a: unknown, b: unknown): boolean => {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return (a ?? null) === (b ?? null)
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [one, other] = [a as Fields, b as Fields]
  if (Array.isArray(a)) return one['length'] === other['length'] && a.every((item, at) => alike(item, other[at]))
  const told = (fields: Fields): readonly string[] => Object.keys(fields).filter((key) => fields[key] !== undefined)
  const keys = told(one)
  return (
    keys.length === told(other).length && keys.every((key) => other[key] !== undefined && alike(one[key], other[key]))
  )
}

/** JSON with sorted keys and without undefined: the form that is hashed and compared. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value ?? null)
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`
}
