interface Kept<Found> {
  readonly from: readonly unknown[]
  readonly found: Found
}

/**
 * Keeps what was last found for an object and a name, as long as everything else that it depends on is the same: states and views never change
 * in place, so the same object means the same answer. Nothing is kept longer than the object.
 */
export const keeping = <Found>() => {
  const known = new WeakMap<object, Map<string, Kept<Found>>>()
  return (of: object, name: string, from: readonly unknown[], find: () => Found): Found => {
    const names = known.get(of) ?? new Map<string, Kept<Found>>()
    known.set(of, names)
    const before = names.get(name)
    if (before && before.from.every((part, at) => part === from[at])) return before.found
    const found = find()
    names.set(name, { from, found })
    return found
  }
}

/** Computes something once for each object, and keeps it as long as the object exists. */
export const once = <Of extends object, Found>(find: (of: Of) => Found): ((of: Of) => Found) => {
  const known = new WeakMap<Of, { readonly found: Found }>()
  return (of) => {
    const before = known.get(of) ?? { found: find(of) }
    known.set(of, before)
    return before.found
  }
}
