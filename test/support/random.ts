import { createHash, createHmac } from 'node:crypto'
import { keyedDice, type Dice, type Hmac, type SubjectKey, type Throw } from '@muster/rulesets/kit/dice.js'
import { drawsFrom, mulberry32, type Draws } from '@muster/rulesets/kit/seeded.js'

export const hmac: Hmac = (key, message) => new Uint8Array(createHmac('sha256', key).update(message).digest())

/** A seeded stream for choices of a test: never for dice of a game. */
export interface Random extends Omit<Draws, 'pick'> {
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  /** A stream of its own for each name: drawing from one moves no other. */
  fork(name: string): Random
}

export const randomFrom = (seed: string): Random => {
  const draws = drawsFrom(mulberry32(createHash('sha256').update(seed).digest().readUInt32LE(0)))
  return {
    ...draws,
    chance: (probability) => draws.next() < probability,
    pick: (items) => {
      const item = items[draws.below(items.length)]
      if (item === undefined) throw new Error('there is nothing to pick from')
      return item
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
