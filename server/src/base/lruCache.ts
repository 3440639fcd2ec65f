/** Keeps the most recently used values, up to a number. */
export const lruCache = <Value>(size: number): ((key: string, make: () => Value) => Value) => {
  const kept = new Map<string, Value>()
  return (key, make) => {
    const value = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= size) break
      kept.delete(oldest)
    }
    return value
  }
}
