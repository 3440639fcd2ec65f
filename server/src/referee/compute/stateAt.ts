import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { EngineFault, guardEngine } from '../common/fault.js'
import type { EditionKey, Game } from './game.js'
import { gameOf } from './installed.js'
import { takenOver } from './moving.js'
import type { Registry } from './registry.js'

/** A state that is still kept, and what has happened since. */
export interface KeptState {
  /** By which the first of the resolutions was played. */
  readonly edition: string
  /** JSON. */
  readonly state: string
  /** In order: JSON of events, and the edition that plays on from there; null: the same. */
  readonly resolutions: readonly { readonly events: string; readonly next: string | null }[]
}

interface Played {
  readonly ruleset: string
  readonly tabletop: TabletopChoice
  /** In seat order. */
  readonly seats: readonly string[]
}

/** A state that was deleted, rebuilt from the events. */
export const stateAt = (
  registry: Registry,
  played: Played,
  { edition, state: kept, resolutions }: KeptState,
): object => {
  let key: EditionKey = { ruleset: played.ruleset, edition }
  let game: Game = gameOf(registry, key)
  let state = JSON.parse(kept) as object
  for (const { events: text, next } of resolutions) {
    const [before, by, events] = [state, game, JSON.parse(text) as readonly GameEvent[]]
    state = guardEngine(() => by.evolve(before, events))
    if (next === null) continue
    const taken = takenOver(registry, { ...played, ...key }, next, state)
    if (!taken) throw new EngineFault('the newer edition does not take the war over')
    ;({ game, state } = taken)
    key = { ...key, edition: next }
  }
  return state
}
