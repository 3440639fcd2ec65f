import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import { controlledBy, hexAt } from '../model/control.js'
import type { HexEvent } from '../events/events.js'
import type { Openings } from '../events/movement.js'
import { airstripsOf, capsOf, hasReconCentre } from '../orderValidation/caps.js'
import type { State } from '../model/state.js'
import { yieldOf } from './income.js'

const openingsOf = (state: State, seat: SeatId): Openings => {
  const own = controlledBy(state, seat).map((cell) => hexAt(state, cell))
  return {
    ...capsOf(own, state.settings['slots.stack']),
    airstrips: airstripsOf(own),
    reconCentres: hasReconCentre(own) ? 1 : 0,
  }
}

const more = (before: Openings, now: Openings): Openings => ({
  CF: now.CF - before.CF,
  RF: now.RF - before.RF,
  specialCharacters: now.specialCharacters - before.specialCharacters,
  hq: now.hq - before.hq,
  elites: now.elites - before.elites,
  fastAttack: now.fastAttack - before.fastAttack,
  heavySupport: now.heavySupport - before.heavySupport,
  airstrips: now.airstrips - before.airstrips,
  reconCentres: now.reconCentres - before.reconCentres,
})

/** HX-041: what a seat finds in a hex that has become its own, and what that allows it; told to it alone. */
export const gained = (before: State, state: State, seat: SeatId, at: Cell): HexEvent => {
  const { facilities, resources, hazards, exhausted } = hexAt(state, at)
  const opens = more(openingsOf(before, seat), openingsOf(state, seat))
  const from = hexAt(before, at).owner
  const holds = { facilities, resources, hazards, exhausted }
  return { kind: 'hexGained', seat, at, from, ...holds, yields: yieldOf(state, at), opens, seenBy: [seat] }
}
