import type { Cell } from '../../../kit/grid.js'
import { ruleId, type RuleId } from '../../../kit/ids.js'
import { hexAt, isFriendly } from '../model/control.js'
import { mostPoints } from '../data/troops.js'
import type { HexEvent } from '../events/events.js'
import type { LostSite } from '../events/upkeep.js'
import { mayStand } from '../model/holdings.js'
import type { PendingItem } from '../model/pending.js'
import type { Force, Pending, State } from '../model/state.js'
import { cityRelief } from './city.js'
import { capsNow } from './disband.js'
import { watchFortresses } from './income.js'
import { append, begin, type Played } from './played.js'
import { missing, restored, room } from './reinforced.js'

/** What comes of a purchase: where it goes, or why it cannot. */
type Outcome =
  | { readonly at: Cell; readonly force: Force | null; readonly gained: number }
  | { readonly why: LostSite; readonly rule: string }

type ItemOf<Kind extends PendingItem['kind']> = Extract<PendingItem, { readonly kind: Kind }>

const lost = (why: LostSite, rule: string): Outcome => ({ why, rule })

const facility = (state: State, due: Pending, { facility: built, at }: ItemOf<'facility'>): Outcome => {
  if (!isFriendly(state, due.seat, at) || hexAt(state, at).ruined) return lost('site', 'HX-109')
  return mayStand(built, hexAt(state, at)) ? { at, force: null, gained: 0 } : lost('built', 'HX-140')
}

/** An OF of the seat in the hex, which new OF join (HX-114). */
const standingThere = (state: State, due: Pending, { class: kind, at }: ItemOf<'troops'>): Force | undefined =>
  kind === 'OF'
    ? state.forces.find((force) => force.seat === due.seat && force.class === 'OF' && force.at === at)
    : undefined

const overCap = (state: State, due: Pending, kind: Force['class']): boolean =>
  kind !== 'OF' &&
  state.forces.filter((force) => force.seat === due.seat && force.class === kind).length >=
    capsNow(state, due.seat)[kind]

const troops = (state: State, due: Pending, item: ItemOf<'troops'>): Outcome => {
  const { class: kind, points, at } = item
  if (!isFriendly(state, due.seat, at) || hexAt(state, at).ruined) return lost('site', 'HX-109')
  if (overCap(state, due, kind)) return lost('cap', kind === 'CF' ? 'HX-111' : 'HX-112')
  if (points > room(state, due.seat, at)) return lost('crowded', 'HX-044')
  const there = standingThere(state, due, item)
  if (!there) {
    const fresh: Force = {
      id: item.as,
      seat: due.seat,
      class: kind,
      at,
      points,
      authorised: points,
      unitCount: 1,
      units: item.units,
    }
    return { at, force: fresh, gained: points }
  }
  if (there.points + points > mostPoints.OF) return lost('crowded', 'HX-114')
  const units = [...there.units, ...item.units]
  return {
    at,
    gained: points,
    force: { ...there, units, ...grown(there, points) },
  }
}

/** HX-531: points bought are never more than a force of its class may have. */
const grown = ({ class: kind, points, authorised }: Force, more: number): Pick<Force, 'points' | 'authorised'> => ({
  points: points + more,
  authorised: Math.min(authorised + more, mostPoints[kind]),
})

const fill = (state: State, due: Pending, { into, points }: ItemOf<'fill'>): Outcome => {
  const force = state.forces.find(({ id, seat }) => id === into && seat === due.seat)
  if (!force) return lost('gone', 'HX-109')
  if (!isFriendly(state, due.seat, force.at)) return lost('site', 'HX-109')
  if (force.points + points > mostPoints[force.class]) return lost('crowded', 'HX-104')
  if (points > room(state, due.seat, force.at)) return lost('crowded', 'HX-044')
  return { at: force.at, force: { ...force, ...grown(force, points) }, gained: points }
}

/** HX-105, HX-106: up to what was bought once; the rest is lost. */
const reinforce = (state: State, due: Pending, { into, points }: ItemOf<'reinforce'>): Outcome => {
  const force = state.forces.find(({ id, seat }) => id === into && seat === due.seat)
  if (!force) return lost('gone', 'HX-109')
  if (!isFriendly(state, due.seat, force.at)) return lost('site', 'HX-109')
  const gained = Math.min(points, missing(force))
  if (gained > room(state, due.seat, force.at)) return lost('crowded', 'HX-044')
  return { at: force.at, force: restored(force, gained), gained }
}

const outcomeOf = (state: State, due: Pending): Outcome => {
  switch (due.item.kind) {
    case 'facility':
      return facility(state, due, due.item)
    case 'troops':
      return troops(state, due, due.item)
    case 'fill':
      return fill(state, due, due.item)
    case 'reinforce':
      return reinforce(state, due, due.item)
  }
}

const settle = (state: State, due: Pending): HexEvent => {
  const { seat, item, price } = due
  const outcome = outcomeOf(state, due)
  if (!('why' in outcome)) return { kind: 'placed', seat, item, ...outcome, seenBy: [seat] }
  const rule: RuleId = ruleId(outcome.rule)
  const refunded = state.settings['placement.lost_site'] === 'refund'
  return { kind: 'notPlaced', seat, item, price, refunded, why: outcome.why, rule, seenBy: [seat] }
}

const order: readonly (readonly PendingItem['kind'][])[] = [['facility'], ['troops', 'fill'], ['reinforce']]

/** HX-108: facilities, then troops, then reinforcements, cities at last; in order of purchase. */
export const placement = (state: State): readonly HexEvent[] => {
  // Under `immediate` a fortress that lost its men gives no room to new forces
  const atOnce = state.settings['fortress.undermanned'] === 'immediate'
  const watched: Played = atOnce ? append(begin(state), watchFortresses(state, 'sleep')) : begin(state)
  const placed = order.reduce(
    (played, kinds) =>
      state.pending
        .filter(({ item }) => kinds.includes(item.kind))
        .reduce((now, due) => append(now, [settle(now.state, due)]), played),
    watched,
  )
  return append(placed, cityRelief(placed.state)).events
}
