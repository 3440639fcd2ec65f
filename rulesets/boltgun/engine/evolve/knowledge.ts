import type { BoltgunEvent } from '../events.js'
import type { Draft } from './draft.js'

/** What happens to seats and what they know. */
export const evolveKnowledge = (draft: Draft, event: BoltgunEvent): void => {
  switch (event.kind) {
    case 'featureFound': {
      const known = draft.state.seats.find((seat) => seat.id === event.seat)?.knowledge.features ?? []
      return draft.learn(event.seat, { features: known.includes(event.feature) ? known : [...known, event.feature] })
    }
    case 'relicsKnown':
      return draft.learn(event.seat, { relics: event.relics })
    case 'relicTaken': {
      // The taker knows that it lies there no more
      const seat = draft.state.seats.find((entry) => entry.id === event.seat)
      return draft.learn(event.seat, {
        relics: (seat?.knowledge.relics ?? []).filter((memory) => memory.relic !== event.relic),
      })
    }
    case 'intelligenceGained': {
      const { turn: asOf, sightings, captures, ownership } = event
      return draft.learn(event.seat, { asOf, sightings, captures, ownership })
    }
    case 'objectivesChecked':
      return draft.changeSeat(event.seat, { objectives: event.objectives })
    case 'seatEliminated':
      return draft.changeSeat(event.seat, { eliminated: true })
    default:
  }
}
