import type { HexEvent } from '../events.js'
import { emptyMemory } from '../initial.js'
import type { State, TurnMemory } from '../state.js'

/** HX-300, HX-363: armies of a contest that was put off remember where they came from. */
const memoryOf = ({ conflicts, forces, memory }: State): TurnMemory => {
  const carried = conflicts.flatMap((conflict) =>
    conflict.kind === 'contest' && conflict.carried ? [conflict.at] : [],
  )
  const there = new Set<string>(forces.filter(({ at }) => carried.includes(at)).map(({ id }) => id))
  const cameFrom = Object.entries(memory.cameFrom).filter(([force]) => there.has(force))
  return { ...emptyMemory, cameFrom: Object.fromEntries(cameFrom) }
}

export const evolveTurn = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'opened':
      return {
        ...state,
        board: event.board,
        settings: event.settings,
        missionNames: event.missionNames,
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
        memory: memoryOf(state),
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
