import { evolveBattle } from './evolve/battle.js'
import { evolveKnowledge } from './evolve/knowledge.js'
import { evolveMovement } from './evolve/movement.js'
import { evolvePostBattle } from './evolve/postBattle.js'
import { evolveTurn } from './evolve/turn.js'
import { evolveUpkeep } from './evolve/upkeep.js'
import type { HexEvent } from './events.js'
import type { State } from './state.js'

const parts = [evolveTurn, evolveUpkeep, evolveMovement, evolveBattle, evolvePostBattle, evolveKnowledge]

/** What a state becomes by what happened: total, without dice or clock, and the only place where a state changes. */
export const evolve = (state: State, events: readonly HexEvent[]): State =>
  events.reduce((now, event) => parts.reduce((after, part) => part(after, event), now), state)
