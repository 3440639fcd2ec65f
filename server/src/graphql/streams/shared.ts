/** Computes something of an object once per key: all who share the object share the result. Whatever else it takes must be the same for that object. */
export const shared = <Thing extends object, Key, Rest extends readonly unknown[], Made>(
  make: (thing: Thing, key: Key, ...rest: Rest) => Made,
): ((thing: Thing, key: Key, ...rest: Rest) => Made) => {
  const made = new WeakMap<Thing, Map<Key, Made>>()
  return (thing, key, ...rest) => {
    const known = made.get(thing) ?? new Map<Key, Made>()
    made.set(thing, known)
    const value = known.get(key) ?? make(thing, key, ...rest)
    known.set(key, value)
    return value
  }
}
