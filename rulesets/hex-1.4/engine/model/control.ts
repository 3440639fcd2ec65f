import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import { once } from '../../../kit/memo.js'
import { must } from './initial.js'
import { holdsGround } from './pieces.js'
import type { Force, Hex, Seat, State } from './state.js'

export { hasBase, hasFortress } from './holdings.js'

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

interface Standing {
  readonly all: Force[]
  readonly ground: Force[]
}

const standing = once((forces: readonly Force[]): ReadonlyMap<Cell, Standing> => {
  const found = new Map<Cell, Standing>()
  for (const force of forces) {
    const here = found.get(force.at) ?? { all: [], ground: [] }
    found.set(force.at, here)
    here.all.push(force)
    if (holdsGround(force)) here.ground.push(force)
  }
  return found
})

const none: readonly never[] = []

export const forcesAt = ({ forces }: Pick<State, 'forces'>, cell: Cell): readonly Force[] =>
  standing(forces).get(cell)?.all ?? none

/** CF and OF in a hex: what holds and contests it (HX-031). */
export const groundAt = ({ forces }: Pick<State, 'forces'>, cell: Cell): readonly Force[] =>
  standing(forces).get(cell)?.ground ?? none

/** HX-045: controlled and not contested. */
export const isFriendly = (state: Pick<State, 'hexes'>, seat: SeatId, cell: Cell): boolean => {
  const { owner, contested } = hexAt(state, cell)
  return owner === seat && !contested
}

const lands = once((hexes: readonly Hex[]): ReadonlyMap<SeatId, readonly Cell[]> => {
  const found = new Map<SeatId, Cell[]>()
  hexes.forEach(({ owner }, cell) => {
    if (owner === null) return
    const land = found.get(owner) ?? []
    found.set(owner, land)
    land.push(cell)
  })
  return found
})

/** Cells that a seat controls, in order. */
export const controlledBy = ({ hexes }: Pick<State, 'hexes'>, seat: SeatId): readonly Cell[] =>
  lands(hexes).get(seat) ?? none

/** Those who are in the campaign now: not out, and not yet to come (HX-533). */
export const playing = ({ seats }: Pick<State, 'seats'>): readonly Seat[] =>
  seats.filter(({ eliminated, reserved }) => !eliminated && !reserved)
