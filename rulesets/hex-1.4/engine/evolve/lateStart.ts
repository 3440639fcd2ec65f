import type { LateStartEvent } from '../events/lateStart.js'
import type { Evolvers } from './evolvers.js'
import { withHex } from './patch.js'

/** HX-533, HX-535. */
export const evolveLateStart: Evolvers<LateStartEvent> = {
  lateStarterJoined: (state, { seat: id, at, around, points }) => {
    const settled = [at, ...around].reduce(
      (now, cell) => withHex(now, cell, { owner: id, explored: true, secured: true }),
      withHex(state, at, { facilities: ['FORTRESS'] }),
    )
    const seats = settled.seats.map((seat) => {
      if (seat.id !== id) return seat
      const { reserved: _, ...come } = seat
      return { ...come, capital: at, stash: points }
    })
    return { ...settled, seats }
  },
}
