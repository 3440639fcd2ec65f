import { createHmac } from 'node:crypto'
import { diceOf, facesOf, type Dice } from '../../../rulesets/kit/dice.js'

/** `name(subject)` → values in the order consumed; `any` leaves every die to the fixed seed. */
export type Script = 'any' | Readonly<Record<string, readonly number[]>>

export interface ScriptedDice extends Dice {
  /** Dice that fell without a script, and values that were never rolled. */
  problems(): readonly string[]
}

const hmac = (key: Uint8Array, message: Uint8Array): Uint8Array =>
  Uint8Array.from(createHmac('sha256', key).update(message).digest())

const seed = Uint8Array.from(Buffer.from('one fixed seed for all cases'))

interface Reel {
  readonly values: readonly number[]
  next: number
}

/**
 * Dice of one turn. `free` names dice that may fall unscripted whatever the script says; `nameOf` gives the name that the case has for a throw.
 */
export const scriptedDice = (
  script: Script,
  free: readonly string[],
  nameOf: (name: string, subject: string) => string,
): ScriptedDice => {
  const reels = new Map<string, Reel>(
    script === 'any' ? [] : Object.entries(script).map(([name, values]) => [name, { values, next: 0 }]),
  )
  const fallen = new Map<string, number>()
  const problems: string[] = []
  const fromSeed = (name: string, key: string): readonly number[] => {
    const ordinal = fallen.get(key) ?? 0
    fallen.set(key, ordinal + 1)
    return facesOf(hmac, seed, `${key} ${name}`, ordinal)
  }
  const fromReel = (reel: Reel, name: string, key: string): readonly number[] => {
    const { count, faces } = diceOf(name)
    const values = reel.values.slice(reel.next, reel.next + count)
    reel.next += count
    if (values.length < count) {
      problems.push(`dice.${key}: rolled more often than scripted`)
      return fromSeed(name, key)
    }
    for (const value of values)
      if (!Number.isInteger(value) || value < 1 || value > faces)
        problems.push(`dice.${key}: ${String(value)} is no face of a d${String(faces)}`)
    return values
  }
  return {
    roll(name, subject) {
      const key = nameOf(name, subject)
      const reel = reels.get(key)
      if (reel) return fromReel(reel, name, key)
      if (script !== 'any' && !free.includes(name)) problems.push(`dice.${key}: rolled, but not scripted`)
      return fromSeed(name, key)
    },
    problems: () => [
      ...new Set(problems),
      ...[...reels]
        .filter(([, reel]) => reel.next < reel.values.length)
        .map(([key, reel]) => `dice.${key}: ${String(reel.values.length - reel.next)} scripted, but never rolled`),
    ],
  }
}
