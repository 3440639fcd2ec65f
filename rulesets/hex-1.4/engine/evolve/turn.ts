import type { TurnEvent } from '../events/turn.js'
import { emptyMemory } from '../model/initial.js'
import type { State, TurnMemory } from '../model/state.js'
import { unchanged, type Evolvers } from './evolvers.js'

/** HX-300, HX-363: armies of a contest that was put off remember where they came from. */
const memoryOf = ({ conflicts, forces, memory }: State): TurnMemory => {
  const carried = conflicts.flatMap((conflict) =>
    conflict.kind === 'contest' && conflict.carried ? [conflict.at] : [],
  )
  const there = new Set<string>(forces.filter(({ at }) => carried.includes(at)).map(({ id }) => id))
  const cameFrom = Object.entries(memory.cameFrom).filter(([force]) => there.has(force))
  return { ...emptyMemory, cameFrom: Object.fromEntries(cameFrom) }
}

/** The frame of a campaign: its opening, its turns and stages, its end. */
export const evolveTurn: Evolvers<TurnEvent> = {
  opened: (state, { board, settings, missionNames, seats, hexes, forces }) => ({
    ...state,
    board,
    settings,
    missionNames,
    seats,
    hexes,
    forces,
  }),
  turnOpened: (state, { turn, repeats }) => ({
    ...state,
    turn,
    stage: 'upkeep',
    repeats,
    memory: memoryOf(state),
    seats: state.seats.map((seat) => ({ ...seat, income: [], rerolls: 0, uplinks: [] })),
    // A contest that was carried over stays (HX-300)
    conflicts: state.conflicts.filter((conflict) => conflict.kind === 'contest' && conflict.carried),
    battles: [],
  }),
  stageOpened: (state, { stage }) => ({
    ...state,
    stage,
    // HX-109
    ...(stage === 'movement' && { seats: state.seats.map((seat) => ({ ...seat, refunded: 0 })) }),
  }),
  stageClosed: unchanged,
  orderRefused: unchanged,
  turnClosed: unchanged,
  campaignEnded: (state, { outcome }) => ({ ...state, stage: 'ended', outcome }),
}
