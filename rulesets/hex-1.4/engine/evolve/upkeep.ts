import type { SeatId } from '../../../kit/ids.js'
import { resources } from '../data/resources.js'
import type { UpkeepEvent } from '../events/upkeep.js'
import type { IncomeLine, State } from '../model/state.js'
import type { Evolvers } from './evolvers.js'
import { evolvePlacement } from './placement.js'
import { purchased } from './purchase.js'
import { named, withHex, withOwner, withoutForce, withSeat } from './patch.js'

/** HX-075: once-only resources that paid are exhausted, for who was paid and for who would have been. */
const spend = (state: State, line: IncomeLine, seat: SeatId): State => {
  if (!line.resources.some(({ resource }) => resources[resource].once)) return state
  const hex = state.hexes[line.hex]
  const paid = [...new Set([...(hex?.paidTo ?? []), seat, ...(hex?.owner ? [hex.owner] : [])])]
  return withHex(state, line.hex, { exhausted: true, paidTo: paid })
}

/** HX-009: after placement, so that nothing bought is left over. */
const eliminate = (
  state: State,
  { seat, hexes, razed }: Extract<UpkeepEvent, { readonly kind: 'eliminated' }>,
): State => {
  const neutral = hexes.reduce((now, cell) => {
    const freed = withOwner(now, cell, null)
    return razed ? withHex(freed, cell, { facilities: [] }) : freed
  }, state)
  return {
    ...withSeat(neutral, seat, { eliminated: true, capital: null, specials: [] }),
    forces: state.forces.filter((force) => force.seat !== seat),
  }
}

const lapse = (state: State, { at, owner }: Extract<UpkeepEvent, { readonly kind: 'contestLapsed' }>): State => {
  const held = state.hexes[at]?.owner === owner ? state : withOwner(state, at, owner)
  const conflicts = state.conflicts.filter((conflict) => conflict.kind !== 'contest' || conflict.at !== at)
  return { ...withHex(held, at, { contested: false }), conflicts }
}

/** Set-up, income, purchases and the end of a turn. */
export const evolveUpkeep: Evolvers<UpkeepEvent> = {
  // At the opening it tells what is so already
  headquartersFound: (state, { at, resources: found }) => withHex(state, at, { resources: found }),
  mustered: (state, { forces }) => forces.reduce(named, { ...state, forces: [...state.forces, ...forces] }),
  fortressWatched: (state, { at, undermanned, dormant }) => withHex(state, at, { undermanned, dormant }),
  incomePaid: (state, { seat: id, lines, total }) => {
    const seat = state.seats.find((entry) => entry.id === id)
    const paid = withSeat(state, id, { income: lines, stash: (seat?.stash ?? 0) + total })
    return lines.reduce((now, line) => spend(now, line, id), paid)
  },
  disbanded: (state, { force }) => withoutForce(state, force),
  incomeClosed: (state) => ({
    ...state,
    hexes: state.hexes.map((hex) => (hex.raider === null ? hex : { ...hex, raider: null, spoils: 0 })),
  }),
  purchased,
  ...evolvePlacement,
  claimLapsed: (state, { at }) => withOwner(state, at, null),
  capitalMoved: (state, { seat, at }) => withSeat(state, seat, { capital: at }),
  eliminated: eliminate,
  contestLapsed: lapse,
}
