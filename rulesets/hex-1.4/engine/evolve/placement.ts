import type { SeatId } from '../../../kit/ids.js'
import type { PendingItem } from '../model/pending.js'
import type { Force, State } from '../model/state.js'
import type { Evolvers } from './evolvers.js'
import { withHex, withSeat } from './patch.js'

/** One purchase is settled: the first of the seat that is the same. */
const settled = (state: State, seat: SeatId, item: PendingItem): State => {
  const same = JSON.stringify(item)
  const at = state.pending.findIndex((due) => due.seat === seat && JSON.stringify(due.item) === same)
  return { ...state, pending: state.pending.filter((_, index) => index !== at) }
}

const standing = (state: State, force: Force): State => ({
  ...state,
  forces: state.forces.some(({ id }) => id === force.id)
    ? state.forces.map((other) => (other.id === force.id ? force : other))
    : [...state.forces, force],
})

/** HX-107 … HX-109, HX-456. */
export const evolvePlacement: Pick<Evolvers, 'placed' | 'notPlaced' | 'cityReinforced'> = {
  placed: (state, { seat, item, at, force }) => {
    const done = settled(state, seat, item)
    if (item.kind === 'facility')
      return withHex(done, at, { facilities: [...(state.hexes[at]?.facilities ?? []), item.facility] })
    return force ? standing(done, force) : done
  },
  notPlaced: (state, { seat: id, item, price, refunded }) => {
    const done = settled(state, id, item)
    const seat = state.seats.find((entry) => entry.id === id)
    if (!seat || !refunded) return done
    return withSeat(done, id, { stash: seat.stash + price, refunded: seat.refunded + price })
  },
  cityReinforced: (state, { force }) => standing(state, force),
}
