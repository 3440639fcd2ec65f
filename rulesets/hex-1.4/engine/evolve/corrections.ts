import type { CorrectionEvent } from '../events/corrections.js'
import type { Evolvers } from './evolvers.js'
import { withForce, withHex, withOwner, withSeat } from './patch.js'

/** HX-536. */
export const evolveCorrections: Evolvers<CorrectionEvent> = {
  ownerCorrected: (state, { at, to }) => withOwner(state, at, to),
  pointsCorrected: (state, { force, points }) => withForce(state, force, { points }),
  stashCorrected: (state, { seat, points }) => withSeat(state, seat, { stash: points }),
  facilityCorrected: (state, { at, facility, built }) => {
    const facilities = state.hexes[at]?.facilities ?? []
    const others = facilities.filter((one) => one !== facility)
    return withHex(state, at, { facilities: built ? [...others, facility] : others })
  },
}
