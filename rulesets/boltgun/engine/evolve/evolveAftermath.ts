import type { AftermathEvent } from '../model/aftermathEvents.js'
import type { EventOf } from '../model/events.js'
import { changeBanner, remember } from './change.js'
import type { Draft } from './draft.js'
import { unchanged, type Evolvers } from './evolvers.js'

/** A seat knows a feature from now on, however it came to. */
export const findFeature = (draft: Draft, { seat: id, feature }: EventOf<'featureFound' | 'featureRevealed'>): void => {
  const known = draft.state.seats.find((seat) => seat.id === id)?.knowledge.features ?? []
  draft.learn(id, { features: known.includes(feature) ? known : [...known, feature] })
}

/** What happens to banners once the battles are over, and what seats come to know. */
export const evolveAftermath: Evolvers<AftermathEvent> = {
  attritionTaken: (draft, { banner, level }) => {
    changeBanner(draft, banner, { level })
  },
  retreatOrdered: (draft, { banner, victor, victors }) => {
    changeBanner(draft, banner, { mustRetreat: { victor, victors } })
  },
  nodeLost: (draft, { seat }) => {
    remember(draft, 'nodesLost', seat)
    draft.changeSeat(seat, { owesNode: true })
  },
  hiveStruck: (draft, { banner, seat, level }) => {
    const { memory } = draft.state
    draft.state.memory = { ...memory, nodesLost: memory.nodesLost.filter((lost) => lost !== seat) }
    changeBanner(draft, banner, { level })
  },
  searched: unchanged,
  sectorsUntaken: unchanged,
  featureFound: findFeature,
  relicsKnown: (draft, { seat, relics }) => {
    draft.learn(seat, { relics })
  },
  sectorsLost: unchanged,
  intelligenceGained: (draft, { seat, turn: asOf, sightings, captures, ownership }) => {
    draft.learn(seat, { asOf, sightings, captures, ownership })
  },
  objectivesChecked: (draft, { seat, objectives }) => {
    draft.changeSeat(seat, { objectives })
  },
  seatEliminated: (draft, { seat }) => {
    draft.changeSeat(seat, { eliminated: true })
  },
}
