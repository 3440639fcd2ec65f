import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import { mostInHex, mostPoints } from '../data/troops.js'
import { replenished } from '../orderValidation/replenish.js'
import type { Force, State } from '../model/state.js'

/** HX-044: points of one player in a hex, all classes. */
export const crowd = ({ forces }: Pick<State, 'forces'>, seat: SeatId, at: Cell): number =>
  forces.reduce((sum, force) => (force.seat === seat && force.at === at ? sum + force.points : sum), 0)

/** Room for more points of a player in a hex. */
export const room = (state: Pick<State, 'forces'>, seat: SeatId, at: Cell): number => mostInHex - crowd(state, seat, at)

/** Points that reinforcements can bring back: up to what was bought, and to what its class allows (HX-106). */
export const missing = ({ class: kind, points, authorised }: Force): number =>
  Math.max(0, Math.min(authorised, mostPoints[kind]) - points)

/** A force with so many of its lost points back. */
export const restored = (force: Force, gained: number): Force => {
  const points = force.points + gained
  return { ...force, points, units: replenished(force.units, gained, points >= force.authorised) }
}
