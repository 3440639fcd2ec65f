/** Freezes a value all the way down, so that a function that writes into what it was given fails at once. */
export const freeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  if (Array.isArray(value)) for (const item of value) freeze(item)
  else for (const key in value) freeze(value[key])
  return value
}

/** Where a value is more than JSON can carry: a class, a Map, a date, a function, undefined, NaN, -0. Null where it is plain. */
export const unplain = (value: unknown): string | null => {
  const found = beyondJson(value)
  return found === null ? null : `$${found}`
}

// The way there is put together on the way back: most values are plain.
const beyondJson = (value: unknown): string | null => {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : ` is ${Object.is(value, -0) ? '-0' : String(value)}`
  if (typeof value !== 'object') return ` is ${typeof value}`
  const prototype: unknown = Object.getPrototypeOf(value)
  if (!Array.isArray(value) && prototype !== Object.prototype && prototype !== null) return ' is no plain object'
  for (const [key, item] of Object.entries(value)) {
    const found = beyondJson(item)
    if (found !== null) return `.${key}${found}`
  }
  return null
}

/** Every string of a value, keys of objects among them. */
export const stringsIn = (value: unknown, found: Set<string> = new Set<string>()): Set<string> => {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) {
      if (!Array.isArray(value)) found.add(key)
      stringsIn(item, found)
    }
  return found
}

/** The same value with every string changed by a function, keys too. */
export const mapStrings = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [change(key), mapStrings(item, change)]))
}

/** The same value with the keys of every object in reverse. */
export const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item)]),
  )
}

/** A copy through JSON: what comes back from the database. */
export const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value
