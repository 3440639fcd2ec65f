import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import { numberOf, type Unit } from '../model/pieces.js'
import type { Force, Hex, Knowledge, Seat, State } from '../model/state.js'

/** A state with one thing changed: the words in which evolve is written. */
export const withHex = (state: State, cell: Cell, change: Partial<Hex>): State => ({
  ...state,
  hexes: state.hexes.map((hex, at) => (at === cell ? { ...hex, ...change } : hex)),
})

/** A hex that changes hands: what its fortress owed to its last owner counts no more (HX-157), nor what he spent on it (HX-037). */
export const withOwner = (state: State, cell: Cell, owner: SeatId | null): State =>
  withHex(state, cell, { owner, explored: true, undermanned: false, dormant: false, secured: false })

export const withSeat = (state: State, id: SeatId, change: Partial<Seat>): State => ({
  ...state,
  seats: state.seats.map((seat) => (seat.id === id ? { ...seat, ...change } : seat)),
})

export const withForce = (state: State, id: PieceId, change: Partial<Force>): State => ({
  ...state,
  forces: state.forces.map((force) => (force.id === id ? { ...force, ...change } : force)),
})

export const withUnit = (state: State, id: PieceId, unit: string, change: Partial<Unit>): State => ({
  ...state,
  forces: state.forces.map((force) =>
    force.id === id
      ? { ...force, units: force.units.map((entry) => (entry.id === unit ? { ...entry, ...change } : entry)) }
      : force,
  ),
})

export const withoutForce = (state: State, id: PieceId): State => ({
  ...state,
  forces: state.forces.filter((force) => force.id !== id),
})

export const withKnowledge = (state: State, id: SeatId, change: (known: Knowledge) => Partial<Knowledge>): State => ({
  ...state,
  seats: state.seats.map((seat) =>
    seat.id === id ? { ...seat, knowledge: { ...seat.knowledge, ...change(seat.knowledge) } } : seat,
  ),
})

/** The number of a new force's name is used up. */
export const named = (state: State, { id, seat, class: kind }: Pick<Force, 'id' | 'seat' | 'class'>): State => ({
  ...state,
  seats: state.seats.map((own) =>
    own.id === seat ? { ...own, named: { ...own.named, [kind]: Math.max(own.named[kind], numberOf(id)) } } : own,
  ),
})
