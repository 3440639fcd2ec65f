import { RuleBug } from '../../../kit/result.js'
import { defaultsOf } from '../../../kit/settings.js'
import { settings } from '../settings/settings.js'
import type { Hex, Knowledge, State, TurnMemory } from './state.js'

export const emptyMemory: TurnMemory = {
  cameFrom: {},
  homes: {},
  friendly: {},
  missions: [],
  meetings: [],
  reactions: [],
  rolled: [],
  conflicts: 0,
}

export const emptyKnowledge: Knowledge = { features: {}, snapshots: {}, owners: {}, explored: [] }

/** HX-032: a hex where nobody has been. */
export const unclaimed: Hex = {
  owner: null,
  explored: false,
  ruined: false,
  contested: false,
  facilities: [],
  resources: [],
  hazards: [],
  exhausted: false,
  paidTo: [],
  undermanned: false,
  dormant: false,
  secured: false,
  raider: null,
  spoils: 0,
}

/** The state before the first event. */
export const initial: State = {
  shape: 1,
  turn: 0,
  stage: 'setUp',
  board: { rows: 0, columns: 0 },
  settings: defaultsOf(settings),
  missionNames: {},
  seats: [],
  hexes: [],
  forces: [],
  pending: [],
  memory: emptyMemory,
  conflicts: [],
  battles: [],
  repeats: false,
  outcome: null,
}

/** Found, or a state that the rules cannot reach. */
export const must = <Item>(found: Item | undefined | null, what: string): Item => {
  if (found === undefined || found === null) throw new RuleBug(`no ${what}`)
  return found
}
