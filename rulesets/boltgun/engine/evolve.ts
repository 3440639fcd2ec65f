import { evolveArmies } from './armies/evolve.js'
import type { EventKind, BoltgunEvent, EventOf } from './events.js'
import { evolveAftermath } from './evolve/aftermath.js'
import { evolveBattles } from './evolve/battles.js'
import { openDraft, closeDraft, type Draft } from './evolve/draft.js'
import type { Evolvers } from './evolve/evolvers.js'
import { evolveField } from './evolve/field.js'
import { evolveMoves } from './evolve/moves.js'
import { evolvePlans } from './evolve/plans.js'
import { evolveTurn } from './evolve/turn.js'
import type { State } from './state.js'

const evolvers: Evolvers = {
  ...evolveArmies,
  ...evolvePlans,
  ...evolveMoves,
  ...evolveField,
  ...evolveBattles,
  ...evolveAftermath,
  ...evolveTurn,
}

const evolveOne = <Kind extends EventKind>(draft: Draft, event: EventOf<Kind>): void => {
  ;(evolvers[event.kind] as (draft: Draft, event: EventOf<Kind>) => void)(draft, event)
}

/** What a state becomes by what happened: total, without dice or clock, and the only place where a state changes. */
export const evolve = (state: State, events: readonly BoltgunEvent[]): State => {
  if (events.length === 0) return state
  const draft = openDraft(state)
  for (const event of events) evolveOne(draft, event)
  return closeDraft(draft)
}
