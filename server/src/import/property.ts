/** A property of an unknown value, never an inherited one. */
export const property = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Readonly<Record<string, unknown>>)[key]
    : undefined

/** A list as JSON has it, or as programs write it that convert XML to JSON: `{ "force": [ … ] }`, or a single object. */
export const listIn = (value: unknown, plural: string, singular: string): readonly unknown[] => {
  const found = property(value, plural)
  if (Array.isArray(found)) return found
  const inner = property(found, singular)
  if (Array.isArray(inner)) return inner
  return inner === undefined ? [] : [inner]
}
