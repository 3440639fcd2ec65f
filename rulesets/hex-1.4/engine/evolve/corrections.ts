import type { CorrectionEvent } from '../events/corrections.js'
import { type Evolvers, unchanged } from './evolvers.js'
import { taught } from './knowledge.js'
import { withForce, withHex, withKnowledge, withOwner, withSeat, withUnit } from './patch.js'

/** HX-536. */
export const evolveCorrections: Evolvers<CorrectionEvent> = {
  ownerCorrected: (state, { at, to }) => withOwner(state, at, to),
  pointsCorrected: (state, { force, points }) => withForce(state, force, { points }),
  // HX-396: of a unit that is no more nothing is left of what it had learnt
  unitCorrected: (state, { force, unit, alive, points }) =>
    withForce(withUnit(state, force, unit, alive > 0 ? { alive } : { alive, experience: 0, honours: [] }), force, {
      points,
    }),
  experienceCorrected: (state, { force, unit, experience }) =>
    withUnit(state, force, unit, experience > 0 ? { experience } : { experience, honours: [] }),
  stashCorrected: (state, { seat, points }) => withSeat(state, seat, { stash: points }),
  facilityCorrected: (state, { at, facility, built }) => {
    const facilities = state.hexes[at]?.facilities ?? []
    const others = facilities.filter((one) => one !== facility)
    return withHex(state, at, { facilities: built ? [...others, facility] : others })
  },
  stashGranted: (state, { seat, points }) => {
    const stash = state.seats.find(({ id }) => id === seat)?.stash ?? 0
    return withSeat(state, seat, { stash: stash + points })
  },
  featuresRevealed: (state, { seat, at, features }) =>
    withKnowledge(state, seat, (known) => taught(known, [{ at, features, explored: true }])),
  hexRuined: (state, { at }) => withHex(withOwner(state, at, null), at, { ruined: true }),
  announced: unchanged,
}
