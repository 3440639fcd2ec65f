/**
 * A stream of numbers that a text decides: for making maps, never for dice of a game. Integer arithmetic only, so that every machine
 * draws the same.
 */
export interface Seeded {
  /** 0 … 1, the end excluded. */
  next(): number
  /** 0 … bound − 1. */
  below(bound: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
  /** A stream of its own for each name: drawing from one moves no other. */
  fork(name: string): Seeded
}

/** FNV-1a. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

const mixed = (value: number): number => {
  const once = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97)
  return (twice ^ (twice >>> 15)) >>> 0
}

export const seeded = (seed: string): Seeded => {
  let state = hashOf(seed)
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    return mixed(state) / 2 ** 32
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return {
    next,
    below,
    pick: (items) => items[below(items.length)] ?? items[0],
    shuffled: (items) => {
      const result = [...items]
      for (let at = result.length - 1; at > 0; at -= 1) {
        const other = below(at + 1)
        const [a, b] = [result[at], result[other]]
        if (a !== undefined && b !== undefined) [result[at], result[other]] = [b, a]
      }
      return result
    },
    fork: (name) => seeded(`${seed}/${name}`),
  }
}
