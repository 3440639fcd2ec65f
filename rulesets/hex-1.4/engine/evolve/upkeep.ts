import type { HexEvent } from '../events.js'
import { resources } from '../data/resources.js'
import type { IncomeLine, State } from '../state.js'
import { evolvePlacement } from './placement.js'
import { evolvePurchase } from './purchase.js'
import { named, withHex, withOwner, withoutForce, withSeat } from './patch.js'

const forEverySeat = (state: State, change: Partial<State['seats'][number]>): State => ({
  ...state,
  seats: state.seats.map((seat) => ({ ...seat, ...change })),
})

/** HX-075: once-only resources that paid are exhausted, for who was paid and for who would have been. */
const spend = (state: State, line: IncomeLine, seat: State['seats'][number]['id']): State => {
  if (!line.resources.some(({ resource }) => resources[resource].once)) return state
  const hex = state.hexes[line.hex]
  const paid = [...new Set([...(hex?.paidTo ?? []), seat, ...(hex?.owner ? [hex.owner] : [])])]
  return withHex(state, line.hex, { exhausted: true, paidTo: paid })
}

/** HX-009: after placement, so that nothing bought is left over. */
const eliminate = (state: State, { seat, hexes, razed }: Extract<HexEvent, { readonly kind: 'eliminated' }>): State => {
  const neutral = hexes.reduce((now, cell) => {
    const freed = withOwner(now, cell, null)
    return razed ? withHex(freed, cell, { facilities: [] }) : freed
  }, state)
  return {
    ...withSeat(neutral, seat, { eliminated: true, capital: null, specials: [] }),
    forces: state.forces.filter((force) => force.seat !== seat),
  }
}

const lapse = (state: State, { at, owner }: Extract<HexEvent, { readonly kind: 'contestLapsed' }>): State => {
  const held = state.hexes[at]?.owner === owner ? state : withOwner(state, at, owner)
  const conflicts = state.conflicts.filter((conflict) => conflict.kind !== 'contest' || conflict.at !== at)
  return { ...withHex(held, at, { contested: false }), conflicts }
}

/** Set-up, income and the end of a turn. */
const evolveFrame = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'turnOpened':
      return forEverySeat(state, { income: [], rerolls: 0, uplinks: [] })
    case 'mustered':
      return event.forces.reduce(named, { ...state, forces: [...state.forces, ...event.forces] })
    case 'fortressWatched':
      return withHex(state, event.at, { undermanned: event.undermanned, dormant: event.dormant })
    case 'incomePaid': {
      const seat = state.seats.find(({ id }) => id === event.seat)
      const paid = withSeat(state, event.seat, { income: event.lines, stash: (seat?.stash ?? 0) + event.total })
      return event.lines.reduce((now, line) => spend(now, line, event.seat), paid)
    }
    case 'incomeClosed':
      return {
        ...state,
        hexes: state.hexes.map((hex) => (hex.raider === null ? hex : { ...hex, raider: null, spoils: 0 })),
      }
    case 'disbanded':
      return withoutForce(state, event.force)
    case 'claimLapsed':
      return withOwner(state, event.at, null)
    case 'capitalMoved':
      return withSeat(state, event.seat, { capital: event.at })
    case 'eliminated':
      return eliminate(state, event)
    case 'contestLapsed':
      return lapse(state, event)
    default:
      return state
  }
}

export const evolveUpkeep = (state: State, event: HexEvent): State =>
  [evolveFrame, evolvePurchase, evolvePlacement].reduce((now, part) => part(now, event), state)
