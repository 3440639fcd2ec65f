import type { HexEvent } from '../events/events.js'
import type { State } from '../model/state.js'
import { append, type Played } from './played.js'

/** One step of a turn: the rule that it carries out, what it is called, and what it makes of the turn so far. */
export type Step<Aids = unknown> = readonly [
  rule: string,
  name: string,
  /** `before`: the state in which the first step of its table began. */
  play: (played: Played, aids: Aids & { readonly before: State }) => Played,
]

/** A step that follows from the state alone. */
export const telling =
  (events: (state: State) => readonly HexEvent[]) =>
  (played: Played): Played =>
    append(played, events(played.state))

/** Plays steps one after the other, each from the state that the last one left. */
export const playSteps = <Aids>(steps: readonly Step<Aids>[], from: Played, aids: Aids): Played => {
  const all = { ...aids, before: from.state }
  return steps.reduce((played, [, , play]) => play(played, all), from)
}
