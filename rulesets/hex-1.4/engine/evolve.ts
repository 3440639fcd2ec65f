import { evolveBattle } from './evolve/battle.js'
import type { Evolvers } from './evolve/evolvers.js'
import { evolveKnowledge } from './evolve/knowledge.js'
import { evolveMovement } from './evolve/movement.js'
import { evolvePostBattle } from './evolve/postBattle.js'
import { evolveTurn } from './evolve/turn.js'
import { evolveUpkeep } from './evolve/upkeep.js'
import type { HexEvent } from './events.js'
import type { State } from './state.js'

/** A kind of event without an evolver does not compile. */
export const evolvers: Evolvers = {
  ...evolveTurn,
  ...evolveUpkeep,
  ...evolveMovement,
  ...evolveBattle,
  ...evolvePostBattle,
  ...evolveKnowledge,
}

const evolveOne = (state: State, event: HexEvent): State =>
  (evolvers[event.kind] as (state: State, event: HexEvent) => State)(state, event)

/** What a state becomes by what happened: total, without dice or clock, and the only place where a state changes. */
export const evolve = (state: State, events: readonly HexEvent[]): State => events.reduce(evolveOne, state)
