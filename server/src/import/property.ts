/** A property of something of which nothing is known, and never one that it inherits. */
export const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined

/** A list as JSON writes it, or as programs write it that turn XML into JSON: `{ "force": [ … ] }`, or one thing alone. */
export const listIn = (value: unknown, plural: string, singular: string): readonly unknown[] => {
  const found = property(value, plural)
  if (Array.isArray(found)) return found
  const inner = property(found, singular)
  if (Array.isArray(inner)) return inner
  return inner === undefined ? [] : [inner]
}
