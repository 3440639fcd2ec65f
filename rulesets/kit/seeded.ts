import { fnv1a } from './hash.js'

/** A stream of numbers determined by a seed: for making and drawing maps, never for dice of a game. */
export interface Draws {
  /** 0 … 1, the end excluded. */
  next(): number
  /** 0 … bound − 1. */
  below(bound: number): number
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

export interface Seeded extends Draws {
  /** A separate stream for each name: drawing from one does not affect any other. */
  fork(name: string): Seeded
}

/** Choices drawn from a stream of numbers 0 … 1, the end excluded. */
export const drawsFrom = (next: () => number): Draws => {
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
  }
}

/** Mulberry32, numbers 0 … 1 from a 32-bit seed, in integer arithmetic: drawings look the same in every browser. */
export const mulberry32 = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const mixed = (value: number): number => {
  const once = Math.imul(value ^ (value >>> 16), 0x21f0aaad)
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97)
  return (twice ^ (twice >>> 15)) >>> 0
}

/** The stream of a text, in integer arithmetic: generated maps are named by their seed, so it stays as it is. */
export const seeded = (seed: string): Seeded => {
  let state = fnv1a(seed)
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    return mixed(state) / 2 ** 32
  }
  return { ...drawsFrom(next), fork: (name) => seeded(`${seed}/${name}`) }
}
