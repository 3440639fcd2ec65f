import type { SeatId } from '../../../kit/ids.js'
import type { UpkeepEvent } from '../events/upkeep.js'
import type { Deal } from '../orderValidation/deal.js'
import type { PendingItem } from '../model/pending.js'
import type { State } from '../model/state.js'
import { named, withForce, withHex, withoutForce, withSeat } from './patch.js'

type DealOf<Kind extends Deal['kind']> = Extract<Deal, { readonly kind: Kind }>

/** Fortress and capital go together where the capital is carried (HX-164). */
const carry = (state: State, seat: SeatId, { from, at }: DealOf<'carry'>): State => {
  const left = (state.hexes[from]?.facilities ?? []).filter((facility) => facility !== 'FORTRESS')
  const without = withHex(state, from, { facilities: left, undermanned: false, dormant: false })
  const there = without.hexes[at]?.facilities ?? []
  const moved = withHex(without, at, { facilities: [...there, 'FORTRESS'], undermanned: false, dormant: false })
  const capital = state.seats.find(({ id }) => id === seat)?.capital
  return capital === from ? withSeat(moved, seat, { capital: at }) : moved
}

/** What was bought for the force that is gone is bought for the one that it joined. */
const joined = (item: PendingItem, { force, with: gone }: DealOf<'merge'>): PendingItem =>
  'into' in item && item.into === gone ? { ...item, into: force } : item

const merge = (state: State, deal: DealOf<'merge'>): State => {
  const whole = withForce(withoutForce(state, deal.with), deal.force, deal.whole)
  return { ...whole, pending: whole.pending.map((due) => ({ ...due, item: joined(due.item, deal) })) }
}

const split = (state: State, { force, parts: [first, ...rest] }: DealOf<'split'>): State => {
  const at = state.forces.find(({ id }) => id === force)?.at ?? 0
  const left = first ? withForce(state, force, first) : state
  return { ...left, forces: [...left.forces, ...rest.map((part) => ({ ...part, at }))] }
}

const due = (state: State, seat: SeatId, { item, price }: DealOf<'due'>): State => {
  const bought = { ...state, pending: [...state.pending, { seat, price, item }] }
  if (!('at' in item)) return bought
  const spent = withHex(bought, item.at, { secured: true })
  return item.kind === 'troops' ? named(spent, { id: item.as, seat, class: item.class }) : spent
}

const dealt = (state: State, seat: SeatId, deal: Deal): State => {
  const own = state.seats.find(({ id }) => id === seat)
  switch (deal.kind) {
    case 'due':
      return due(state, seat, deal)
    case 'special': {
      const more = Array.from({ length: deal.times }, () => deal.special)
      return withSeat(state, seat, { specials: [...(own?.specials ?? []), ...more] })
    }
    case 'uplink':
      return deal.later === true ? withSeat(state, seat, { uplinks: [...(own?.uplinks ?? []), deal.at] }) : state
    case 'reroll':
      return withSeat(state, seat, { rerolls: (own?.rerolls ?? 0) + 1 })
    case 'capital':
      return withSeat(state, seat, { capital: deal.at })
    case 'carry':
      return carry(state, seat, deal)
    case 'claim':
      return withHex(state, deal.at, { secured: true })
    case 'merge':
      return merge(state, deal)
    case 'split':
      return split(state, deal)
    case 'roster':
      return withForce(state, deal.force, { units: deal.units })
  }
}

/** HX-082: paid when it is accepted. */
export const purchased = (
  state: State,
  { seat, deal }: Extract<UpkeepEvent, { readonly kind: 'purchased' }>,
): State => {
  const stash = state.seats.find(({ id }) => id === seat)?.stash ?? 0
  return dealt(withSeat(state, seat, { stash: stash - deal.price }), seat, deal)
}
