import { createHash, createHmac } from 'node:crypto'
import { keyedDice, type Dice, type Hmac, type SubjectKey, type Throw } from '@muster/rulesets/kit/dice.js'

export const hmac: Hmac = (key, message) => new Uint8Array(createHmac('sha256', key).update(message).digest())

/** A seeded stream for choices of a test: never for dice of a game. */
export interface Random {
  /** 0 … 1, the end excluded. */
  next(): number
  /** 0 … bound − 1. */
  below(bound: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
  /** A stream of its own for each name: drawing from one moves no other. */
  fork(name: string): Random
}

export const randomFrom = (seed: string): Random => {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number): number => Math.floor(next() * bound)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('there is nothing to pick from')
      return item
    },
    shuffled: (items) => {
      const result = [...items]
      for (let at = result.length - 1; at > 0; at -= 1) {
        const other = below(at + 1)
        const [a, b] = [result[at], result[other]]
        if (a !== undefined && b !== undefined) [result[at], result[other]] = [b, a]
      }
      return result
    },
    fork: (name) => randomFrom(`${seed}/${name}`),
  }
}

/** A campaign's key as the tests have it: keyed by a seed instead of a private key. */
export const subjectKeyFrom =
  (seed: string): SubjectKey =>
  (input) =>
    hmac(new TextEncoder().encode(seed), input)

/** Dice of one stage as the referee has them. */
export const diceFrom = (
  seed: string,
  clock: { readonly turn: number; readonly stage: string },
): Dice & { readonly thrown: readonly Throw[] } =>
  keyedDice({ campaign: 'test', seatBytes: [], turn: clock.turn, stage: clock.stage }, subjectKeyFrom(seed), hmac)
