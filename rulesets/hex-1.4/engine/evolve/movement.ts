import type { SeatId } from '../../../kit/ids.js'
import { forceOf } from '../model/control.js'
import type { MovementEvent } from '../events/movement.js'
import type { State } from '../model/state.js'
import { unchanged, type Evolvers } from './evolvers.js'
import { withForce, withHex, withOwner, withoutForce, withSeat } from './patch.js'

/** The part stands behind the force that it comes from. */
const withPart = (
  state: State,
  { force, part, stays }: Extract<MovementEvent, { readonly kind: 'forceSplit' }>,
): State['forces'] =>
  state.forces.flatMap((entry) => (entry.id === force ? [{ ...forceOf(state, force), ...stays }, part] : [entry]))

const spendReroll = (state: State, id: SeatId): State => {
  const seat = state.seats.find((entry) => entry.id === id)
  return seat ? withSeat(state, id, { rerolls: Math.max(0, seat.rerolls - 1) }) : state
}

/** Marches, discoveries and claims. */
export const evolveMovement: Evolvers<MovementEvent> = {
  moveOrderSet: unchanged,
  forceSplit: (state, event) => ({ ...state, forces: withPart(state, event) }),
  forcesMerged: (state, { force, into, sum }) => withoutForce(withForce(state, into, sum), force),
  forceStepped: (state, { force, at }) => withForce(state, force, { at }),
  forceMoved: (state, { force, from, path }) => withForce(state, force, { at: path.at(-1) ?? from }),
  pathCut: unchanged,
  marchHalted: unchanged,
  moveVoid: unchanged,
  crossingRolled: unchanged,
  featuresFound: (state, { at, resources, hazards }) => withHex(state, at, { explored: true, resources, hazards }),
  reconRolled: (state, { bought, seat }) => (bought ? spendReroll(state, seat) : state),
  reconDestroyed: (state, { force }) => withoutForce(state, force),
  reconMet: unchanged,
  reconDisplaced: (state, { force, to }) => withForce(state, force, { at: to }),
  sentBack: (state, { force, to }) => withForce(state, force, { at: to }),
  hexTaken: (state, { at, to }) => withOwner(state, at, to),
  hexGained: unchanged,
  facilitiesRazed: (state, { at }) => withHex(state, at, { facilities: [] }),
  hexContested: (state, { at }) => withHex(state, at, { contested: true }),
  garrisonReacted: unchanged,
  garrisonIdle: unchanged,
  movementClosed: (state, { memory }) => ({ ...state, memory }),
}
