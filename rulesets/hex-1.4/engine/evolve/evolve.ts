import { evolveBattle } from './battle.js'
import { evolveCorrections } from './corrections.js'
import type { Evolvers } from './evolvers.js'
import { evolveKnowledge } from './knowledge.js'
import { evolveLateStart } from './lateStart.js'
import { evolveMovement } from './movement.js'
import { evolvePostBattle } from './postBattle.js'
import { evolveTurn } from './turn.js'
import { evolveUpkeep } from './upkeep.js'
import type { HexEvent } from '../events/events.js'
import type { State } from '../model/state.js'

/** A kind of event without an evolver does not compile. */
export const evolvers: Evolvers = {
  ...evolveTurn,
  ...evolveLateStart,
  ...evolveUpkeep,
  ...evolveMovement,
  ...evolveBattle,
  ...evolvePostBattle,
  ...evolveKnowledge,
  ...evolveCorrections,
}

const evolveOne = (state: State, event: HexEvent): State =>
  (evolvers[event.kind] as (state: State, event: HexEvent) => State)(state, event)

/** What a state becomes by what happened: total, without dice or clock, and the only place where a state changes. */
export const evolve = (state: State, events: readonly HexEvent[]): State => events.reduce(evolveOne, state)
