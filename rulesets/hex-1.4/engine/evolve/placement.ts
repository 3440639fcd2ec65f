import type { SeatId } from '../../../kit/ids.js'
import type { HexEvent } from '../events.js'
import type { PendingItem } from '../legality/pending.js'
import type { Force, State } from '../state.js'
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
export const evolvePlacement = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'stageOpened':
      return event.stage === 'movement'
        ? { ...state, seats: state.seats.map((seat) => ({ ...seat, refunded: 0 })) }
        : state
    case 'placed': {
      const done = settled(state, event.seat, event.item)
      if (event.item.kind === 'facility')
        return withHex(done, event.at, {
          facilities: [...(state.hexes[event.at]?.facilities ?? []), event.item.facility],
        })
      return event.force ? standing(done, event.force) : done
    }
    case 'notPlaced': {
      const done = settled(state, event.seat, event.item)
      const seat = state.seats.find(({ id }) => id === event.seat)
      if (!seat || !event.refunded) return done
      return withSeat(done, event.seat, {
        stash: seat.stash + event.price,
        refunded: seat.refunded + event.price,
      })
    }
    case 'cityReinforced':
      return standing(state, event.force)
    default:
      return state
  }
}
