import { evolveArmies } from './armies/evolveArmies.js'
import type { EventKind, BoltgunEvent, EventOf } from './events.js'
import { evolveAftermath } from './evolve/evolveAftermath.js'
import { evolveBattles } from './battles/evolveBattles.js'
import { openDraft, closeDraft, type Draft } from './evolve/draft.js'
import type { Evolvers } from './evolve/evolvers.js'
import { evolveField } from './evolve/evolveField.js'
import { evolveMoves } from './evolve/evolveMoves.js'
import { evolvePlans } from './evolve/evolvePlans.js'
import { evolveTurn } from './evolve/evolveTurn.js'
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
