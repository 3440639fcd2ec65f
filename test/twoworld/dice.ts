import type { Dice, Throw } from '@muster/rulesets/kit/dice.js'
import { diceFrom } from '../support/random.js'

interface Clock {
  readonly turn: number
  readonly stage: string
}

/** Dice of each stage of one world, with all throws that were made and those that have to do with the seat. */
export type DiceOf = (clock: Clock) => Dice & { readonly made: readonly Throw[]; readonly thrown: readonly Throw[] }

/** Whether a subject has to do with the seat. */
export type Own = (subject: string) => boolean

/** Dice of one key for throws that have to do with the seat, and of another for all others where one is given. */
export const diceFor =
  (seed: string, own: Own, other: string | null): DiceOf =>
  (clock) => {
    const [same, differing] = [diceFrom(seed, clock), diceFrom(other ?? seed, clock)]
    const [made, thrown]: [Throw[], Throw[]] = [[], []]
    return {
      ...{ made, thrown },
      roll: (name, subject) => {
        const mine = own(subject)
        const source = mine ? same : differing
        const faces = source.roll(name, subject)
        const last = source.thrown.slice(-1)
        made.push(...last)
        if (mine) thrown.push(...last)
        return faces
      },
    }
  }

/** Dice drawn one after the other from one stream, as a naive referee would: a hidden throw shifts all that follow. */
export const diceInSequence = (seed: string, own: Own): DiceOf => {
  const keyed = diceFor(seed, own, null)
  return (clock) => {
    const [sequence, honest] = [diceFrom(seed, clock), keyed(clock)]
    const [made, thrown]: [Throw[], Throw[]] = [[], []]
    return {
      ...{ made, thrown },
      roll: (name, subject) => {
        const before = honest.thrown.length
        honest.roll(name, subject)
        const faces = sequence.roll(name, 'everything')
        const last = honest.made.slice(-1).map((one) => ({ ...one, faces }))
        made.push(...last)
        if (honest.thrown.length > before) thrown.push(...last)
        return faces
      },
    }
  }
}
