import type { Dice, Throw } from '@muster/rulesets/kit/dice.js'
import { diceFrom } from '../support/random.js'

interface Clock {
  readonly turn: number
  readonly stage: string
}

/** Dice of each stage of one world, with the throws that have to do with the seat. */
export type DiceOf = (clock: Clock) => Dice & { readonly thrown: readonly Throw[] }

/** Whether a subject has to do with the seat. */
export type Own = (subject: string) => boolean

/** Dice of one key for throws that have to do with the seat, and of another for all others where one is given. */
export const diceFor =
  (seed: string, own: Own, other: string | null): DiceOf =>
  (clock) => {
    const [same, differing] = [diceFrom(seed, clock), diceFrom(other ?? seed, clock)]
    const thrown: Throw[] = []
    return {
      thrown,
      roll: (name, subject) => {
        const mine = own(subject)
        const source = mine ? same : differing
        const faces = source.roll(name, subject)
        const made = source.thrown.at(-1)
        if (made && mine) thrown.push(made)
        return faces
      },
    }
  }

/** Dice drawn one after the other from one stream, as a naive referee would: a hidden throw shifts all that follow. */
export const diceInSequence = (seed: string, own: Own): DiceOf => {
  const keyed = diceFor(seed, own, null)
  return (clock) => {
    const [sequence, honest] = [diceFrom(seed, clock), keyed(clock)]
    const thrown: Throw[] = []
    return {
      thrown,
      roll: (name, subject) => {
        const before = honest.thrown.length
        honest.roll(name, subject)
        const drawn = sequence.roll(name, 'everything')
        const made = honest.thrown.at(-1)
        if (made && honest.thrown.length > before) thrown.push({ ...made, faces: drawn })
        return drawn
      },
    }
  }
}
