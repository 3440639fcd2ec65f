/**
 * FNV-1a, 32 bits, over the UTF-16 units of a text or over numbers: the same on every machine, and not secure. `from` continues
 * from an earlier hash.
 */
export const fnv1a = (units: string | readonly number[], from = 0x811c9dc5): number => {
  let hash = from
  for (let at = 0; at < units.length; at += 1) {
    const unit = typeof units === 'string' ? units.charCodeAt(at) : (units[at] ?? 0)
    hash = Math.imul(hash ^ unit, 0x01000193)
  }
  return hash >>> 0
}
