import { evolveArmies } from './evolveArmies.js'
import type { EventKind, BoltgunEvent, EventOf } from '../model/events.js'
import { evolveAftermath } from './evolveAftermath.js'
import { evolveBattles } from './evolveBattles.js'
import { openDraft, closeDraft, type Draft } from './draft.js'
import { evolveCorrections } from './evolveCorrections.js'
import type { Evolvers } from './evolvers.js'
import { evolveField } from './evolveField.js'
import { evolveLateStart } from './evolveLateStart.js'
import { evolveMoves } from './evolveMoves.js'
import { evolvePlans } from './evolvePlans.js'
import { evolveTurn } from './evolveTurn.js'
import type { State } from '../model/state.js'

const evolvers: Evolvers = {
  ...evolveArmies,
  ...evolvePlans,
  ...evolveMoves,
  ...evolveField,
  ...evolveBattles,
  ...evolveAftermath,
  ...evolveTurn,
  ...evolveLateStart,
  ...evolveCorrections,
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
