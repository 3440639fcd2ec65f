import type { Throw } from '@muster/rulesets/kit/dice.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { DiceOfLines } from '../../server/src/referee/compute/brief.js'
import { diceOfLines } from '../../server/src/referee/compute/diceOfLines.js'
import type { AnyGame } from '../support/play.js'
import type { DiceOf } from './dice.js'

/** What one resolution of a world threw. */
export type Thrown = Parameters<typeof diceOfLines>[1]['dice']

/** A proof says nothing but where and for what it was thrown: in both worlds the key is the same. */
export const thrownIn = (
  { turn, stage }: { readonly turn: number; readonly stage: string },
  thrown: readonly Throw[],
  dice: DiceOf,
): Thrown => ({
  scope: { turn, stage },
  thrown,
  proofOf: (subject) => `${String(turn)} ${stage} ${subject}`,
  again: (name, subject, ordinal) => {
    const anew = dice({ turn, stage })
    const throws = Array.from({ length: ordinal + 1 }, () => anew.roll(name, subject))
    return throws[ordinal] ?? []
  },
})

interface Resolved {
  readonly before: unknown
  readonly dice: Thrown
  readonly events: readonly GameEvent[]
}

/** Once for each engine and resolution: most engines that are looked at leave it as it is. */
const known = new WeakMap<object, WeakMap<Resolved, DiceOfLines>>()

/** The dice behind the lines of a resolution, as the host attaches them. */
export const diceBehind = (game: AnyGame, step: Resolved): DiceOfLines => {
  const { throwsOf } = game
  if (!throwsOf) return () => []
  const steps = known.get(throwsOf) ?? new WeakMap<Resolved, DiceOfLines>()
  known.set(throwsOf, steps)
  const found = steps.get(step) ?? diceOfLines(game, { state: step.before as object, dice: step.dice }, step.events)
  steps.set(step, found)
  return found
}
