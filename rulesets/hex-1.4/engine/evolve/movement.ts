import { forceOf } from '../control.js'
import type { HexEvent } from '../events.js'
import type { State } from '../state.js'
import { withForce, withHex, withOwner, withoutForce, withSeat } from './patch.js'

/** Marches, discoveries and claims. */
export const evolveMovement = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'forceSplit':
      return { ...state, forces: withPart(state, event) }
    case 'forcesMerged':
      return withoutForce(withForce(state, event.into, event.sum), event.force)
    case 'forceStepped':
      return withForce(state, event.force, { at: event.at })
    case 'forceMoved':
      return withForce(state, event.force, { at: event.path.at(-1) ?? event.from })
    case 'sentBack':
    case 'reconDisplaced':
      return withForce(state, event.force, { at: event.to })
    case 'featuresFound':
      return withHex(state, event.at, { explored: true, resources: event.resources, hazards: event.hazards })
    case 'reconRolled':
      return event.bought ? spendReroll(state, event.seat) : state
    case 'reconDestroyed':
      return withoutForce(state, event.force)
    case 'hexTaken':
      return withOwner(state, event.at, event.to)
    case 'facilitiesRazed':
      return withHex(state, event.at, { facilities: [] })
    case 'hexContested':
      return withHex(state, event.at, { contested: true })
    case 'movementClosed':
      return { ...state, memory: event.memory }
    default:
      return state
  }
}

/** The part stands behind the force that it comes from. */
const withPart = (state: State, { force, part, stays }: Extract<HexEvent, { kind: 'forceSplit' }>): State['forces'] =>
  state.forces.flatMap((entry) => (entry.id === force ? [{ ...forceOf(state, force), ...stays }, part] : [entry]))

const spendReroll = (state: State, id: Extract<HexEvent, { kind: 'reconRolled' }>['seat']): State => {
  const seat = state.seats.find((entry) => entry.id === id)
  return seat ? withSeat(state, id, { rerolls: Math.max(0, seat.rerolls - 1) }) : state
}
