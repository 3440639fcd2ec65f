import type { Cell } from '../../kit/grid.js'
import type { PieceId, SeatId } from '../../kit/ids.js'
import { must } from './initial.js'
import { holdsGround } from './pieces.js'
import type { Force, Hex, Seat, State } from './state.js'

export { hasBase, hasFortress } from './legality/holdings.js'

export const hexAt = (state: Pick<State, 'hexes'>, cell: Cell): Hex => must(state.hexes[cell], `hex ${String(cell)}`)

export const forceOf = (state: Pick<State, 'forces'>, id: PieceId): Force =>
  must(
    state.forces.find((force) => force.id === id),
    `force ${id}`,
  )

export const seatOf = (state: Pick<State, 'seats'>, id: SeatId): Seat =>
  must(
    state.seats.find((seat) => seat.id === id),
    `seat ${id}`,
  )

export const forcesAt = (state: Pick<State, 'forces'>, cell: Cell): readonly Force[] =>
  state.forces.filter(({ at }) => at === cell)

/** CF and OF in a hex: what holds and contests it (HX-031). */
export const groundAt = (state: Pick<State, 'forces'>, cell: Cell): readonly Force[] =>
  state.forces.filter((force) => force.at === cell && holdsGround(force))

/** HX-045: controlled and not contested. */
export const isFriendly = (state: Pick<State, 'hexes'>, seat: SeatId, cell: Cell): boolean => {
  const { owner, contested } = hexAt(state, cell)
  return owner === seat && !contested
}

/** Cells that a seat controls, in order. */
export const controlledBy = (state: Pick<State, 'hexes'>, seat: SeatId): readonly Cell[] =>
  state.hexes.flatMap(({ owner }, cell) => (owner === seat ? [cell] : []))

export const playing = ({ seats }: Pick<State, 'seats'>): readonly Seat[] =>
  seats.filter(({ eliminated }) => !eliminated)
