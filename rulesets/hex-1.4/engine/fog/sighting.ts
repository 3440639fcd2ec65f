import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import { canonical } from '../../../kit/json.js'
import { forcesAt, groundAt, hexAt } from '../model/control.js'
import type { Facility } from '../data/facilities.js'
import { byText } from '../model/pieces.js'
import type { FeatureMemory, Force, Hex, OwnerMemory, Sighted, Snapshot, State } from '../model/state.js'

export const sighted = ({
  seat,
  class: kind,
  points,
  units,
}: Omit<Sighted, 'units'> & Pick<Force, 'units'>): Sighted => ({
  seat,
  class: kind,
  points,
  units: units.map(({ name, alive }) => ({ name, alive })),
})

/** In an order that follows from what is seen alone. */
export const inOrder = (forces: readonly Sighted[]): readonly Sighted[] =>
  forces.length < 2 ? forces : [...forces].sort((a, b) => byText(canonical(a), canonical(b)))

/** What waits for its survival dice is nothing to be seen (HX-520). */
export const sightedAll = (forces: readonly Force[]): readonly Sighted[] =>
  inOrder(forces.filter(({ points }) => points > 0).map(sighted))

/** HX-504: CF and OF of others, as the owner of the ground or who fights for it sees them. */
export const othersOnGround = (state: State, seat: SeatId, cell: Cell): readonly Sighted[] =>
  sightedAll(groundAt(state, cell).filter((force) => force.seat !== seat))

/** HX-250: CF and OF of the hex's owner, of anybody where nobody owns it; his recon forces where the setting says so. */
const reported = (state: State, seat: SeatId, cell: Cell): readonly Sighted[] => {
  const { owner } = hexAt(state, cell)
  const withRecon = owner !== null && state.settings['recon.report_rf']
  const listed = withRecon ? forcesAt(state, cell) : groundAt(state, cell)
  return sightedAll(listed.filter((force) => force.seat !== seat && (owner === null || force.seat === owner)))
}

const snapshotOf = (state: State, cell: Cell, forces: readonly Sighted[]): Snapshot => {
  const { owner, facilities } = hexAt(state, cell)
  return { asOf: state.turn, owner, facilities, forces }
}

export const reconSnapshot = (state: State, seat: SeatId, cell: Cell): Snapshot =>
  snapshotOf(state, cell, reported(state, seat, cell))

/** HX-161: every force in the hex. */
export const uplinkSnapshot = (state: State, seat: SeatId, cell: Cell): Snapshot =>
  snapshotOf(state, cell, sightedAll(forcesAt(state, cell).filter((force) => force.seat !== seat)))

/** HX-504: a hex as it was when it was lost. */
export const lossSnapshot = (state: State, seat: SeatId, cell: Cell): Snapshot =>
  snapshotOf(state, cell, othersOnGround(state, seat, cell))

export const featuresOf = ({ resources, hazards, exhausted }: Hex, asOf: number): FeatureMemory => ({
  asOf,
  resources,
  hazards,
  exhausted,
})

export const ownerOf = ({ owner, contested }: Hex, asOf: number): OwnerMemory => ({ asOf, owner, contested })

/** HX-505: what of a hex's facilities acts on the table. */
export const inBattle = (facilities: readonly Facility[]): readonly Facility[] =>
  facilities.filter((facility) => facility === 'DEFENSE_PERIMETER' || facility === 'TANK_FACTORY')
