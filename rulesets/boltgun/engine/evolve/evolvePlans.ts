import type { PlanEvent } from '../model/events.js'
import { changeBanner } from './change.js'
import { unchanged, type Evolvers } from './evolvers.js'

/** What becomes of a turn's plans. */
export const evolvePlans: Evolvers<PlanEvent> = {
  plansClosed: ({ state }, { missing }) => {
    state.memory = { ...state.memory, missing, kept: [] }
  },
  planMissing: unchanged,
  orderRefused: unchanged,
  orderIdle: unchanged,
  orderVoid: unchanged,
  retreatForced: unchanged,
  nodeNamed: (draft, { banner, seat }) => {
    changeBanner(draft, banner, { node: true })
    draft.changeSeat(seat, { owesNode: false })
  },
  plansKept: ({ state }, { plans, retreats }) => {
    state.memory = { ...state.memory, kept: plans, retreatsWithoutOrder: retreats }
  },
  rulingsOpened: ({ state }) => {
    state.stage = 'rulings'
  },
  noted: ({ state }, { searching, clearing }) => {
    state.memory = { ...state.memory, searching, clearing }
  },
}
