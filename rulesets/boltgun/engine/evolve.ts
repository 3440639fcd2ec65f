import type { BoltgunEvent } from './events.js'
import { emptyMemory } from './initial.js'
import { evolveArmies } from './armies/evolve.js'
import { evolveBanner } from './evolve/banners.js'
import { evolveBattle } from './evolve/battles.js'
import { openDraft, closeDraft, type Draft } from './evolve/draft.js'
import { evolveKnowledge } from './evolve/knowledge.js'
import type { State } from './state.js'

const evolveTurn = (draft: Draft, event: BoltgunEvent): void => {
  const { state } = draft
  switch (event.kind) {
    case 'opened':
      state.board = event.board
      state.settings = event.settings
      state.missionNames = event.missionNames
      state.seats = event.seats
      draft.replaceBanners(event.banners)
      state.features = event.features
      state.relics = event.relics
      state.hold = event.hold
      return
    case 'turnOpened':
      state.turn = event.turn
      state.stage = 'plans'
      state.armies = null
      state.battles = []
      state.memory = emptyMemory
      return
    case 'battlesOpened':
      state.stage = 'battles'
      return
    case 'plansClosed':
      state.memory = { ...state.memory, missing: event.missing, kept: [] }
      return
    case 'plansKept':
      state.memory = { ...state.memory, kept: event.plans, unled: event.retreats }
      return
    case 'rulingsOpened':
      state.stage = 'rulings'
      return
    case 'postingOpened':
      state.stage = 'posting'
      return
    case 'tieFound':
      state.memory = { ...state.memory, tied: event.tied }
      return
    case 'noted':
      state.memory = { ...state.memory, searching: event.searching, clearing: event.clearing }
      return
    case 'campaignEnded':
      state.stage = 'ended'
      state.outcome = event.outcome
      return
    default:
      evolveArmies(draft, event)
      evolveBanner(draft, event)
      evolveBattle(draft, event)
      evolveKnowledge(draft, event)
  }
}

/** What a state becomes by what happened: total, without dice or clock, and the only place where a state changes. */
export const evolve = (state: State, events: readonly BoltgunEvent[]): State => {
  if (events.length === 0) return state
  const draft = openDraft(state)
  for (const event of events) evolveTurn(draft, event)
  return closeDraft(draft)
}
