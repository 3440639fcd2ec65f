import type { TurnEvent } from '../model/events.js'
import { emptyMemory } from '../model/initial.js'
import { unchanged, type Evolvers } from './evolvers.js'

/** How the campaign opens, goes from stage to stage, and ends. */
export const evolveTurn: Evolvers<TurnEvent> = {
  opened: (draft, { board, settings, missionNames, seats, banners, features, relics, hold }) => {
    Object.assign(draft.state, { board, settings, missionNames, seats, features, relics, hold })
    draft.replaceBanners(banners)
  },
  turnOpened: ({ state }, { turn }) => {
    state.turn = turn
    state.stage = 'plans'
    state.armies = null
    state.battles = []
    state.memory = emptyMemory
  },
  battlesOpened: ({ state }) => {
    state.stage = 'battles'
  },
  postingOpened: ({ state }) => {
    state.stage = 'posting'
  },
  tieFound: ({ state }, { tied }) => {
    state.memory = { ...state.memory, tied }
  },
  tieRuled: unchanged,
  turnClosed: unchanged,
  campaignEnded: ({ state }, { outcome }) => {
    state.stage = 'ended'
    state.outcome = outcome
  },
}
