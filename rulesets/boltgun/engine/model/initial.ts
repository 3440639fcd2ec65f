import { defaultsOf } from '../../../kit/settings.js'
import { settings } from '../settings/settings.js'
import type { Knowledge, State, TurnMemory } from './state.js'

export const emptyMemory: TurnMemory = {
  missing: [],
  moved: [],
  retreated: [],
  stayed: [],
  searching: [],
  clearing: [],
  captures: [],
  nodesLost: [],
  rewards: [],
  kept: [],
  retreatsWithoutOrder: [],
  tied: [],
}

export const emptyKnowledge: Knowledge = {
  asOf: 0,
  sightings: [],
  captures: [],
  ownership: [],
  features: [],
  relics: [],
}

/** The state before the first event. */
export const initial: State = {
  shape: 1,
  turn: 0,
  stage: 'plans',
  board: { width: 0, height: 0, rows: [] },
  settings: defaultsOf(settings),
  missionNames: {},
  armies: null,
  seats: [],
  banners: [],
  features: [],
  relics: [],
  hold: [],
  heldBefore: {},
  battles: [],
  memory: emptyMemory,
  contacts: [],
  fallen: [],
  outcome: null,
}
