import type { HexEvent } from '../events.js'
import { emptyMemory } from '../initial.js'
import type { State } from '../state.js'

export const evolveTurn = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'opened':
      return {
        ...state,
        board: event.board,
        settings: event.settings,
        seats: event.seats,
        hexes: event.hexes,
        forces: event.forces,
      }
    case 'turnOpened':
      return {
        ...state,
        turn: event.turn,
        stage: 'upkeep',
        repeats: event.repeats,
        memory: emptyMemory,
        // A contest that was carried over stays (HX-300)
        conflicts: state.conflicts.filter((conflict) => conflict.kind === 'contest' && conflict.carried),
        battles: [],
      }
    case 'stageOpened':
      return { ...state, stage: event.stage }
    case 'campaignEnded':
      return { ...state, stage: 'ended', outcome: event.outcome }
    default:
      return state
  }
}
