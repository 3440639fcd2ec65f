import { alike } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'

/** Orders of one sheet. */
export type Orders = readonly OrderDraft[]

/** Names the place that an order takes on its sheet: orders of one place are one thing to change. */
export type PlaceOf = (order: OrderDraft) => string

/** One place that was changed here and elsewhere, each in another way. Nothing on a side: it was removed there. */
export interface Conflict {
  readonly place: string
  readonly mine: Orders
  readonly theirs: Orders
}

export interface Merged {
  readonly orders: Orders
  readonly conflicts: readonly Conflict[]
}

const none: Orders = []

export const sameOrders = (one: Orders, other: Orders): boolean => alike(one, other)

type Places = ReadonlyMap<string, Orders>

const placesOf = (orders: Orders, placeOf: PlaceOf): Places => {
  const places = new Map<string, OrderDraft[]>()
  for (const order of orders) {
    const place = placeOf(order)
    places.set(place, [...(places.get(place) ?? []), order])
  }
  return places
}

const at = (places: Places, place: string): Orders => places.get(place) ?? none

/** A sheet of what stands in each place, in the order of the first list that has it. */
const laidOut = (lists: readonly Orders[], placeOf: PlaceOf, standing: (place: string) => Orders): Orders => {
  const left = new Map<string, OrderDraft[]>()
  const next = (place: string): OrderDraft | undefined => {
    const rest = left.get(place) ?? [...standing(place)]
    left.set(place, rest)
    return rest.shift()
  }
  return lists.flat().flatMap((order) => next(placeOf(order)) ?? [])
}

/**
 * Two versions of a sheet made into one, place by place, from the last that both had: what was changed on one side alone is taken from there, what was
 * changed on both in the same way stands. Of a conflict mine stays on the sheet until somebody chooses.
 */
export const merge = (base: Orders, mine: Orders, theirs: Orders, placeOf: PlaceOf): Merged => {
  if (sameOrders(base, theirs)) return { orders: mine, conflicts: [] }
  if (sameOrders(base, mine)) return { orders: theirs, conflicts: [] }
  const [before, here, there] = [base, mine, theirs].map((orders) => placesOf(orders, placeOf)) as [
    Places,
    Places,
    Places,
  ]
  const conflicts: Conflict[] = []
  const standing = new Map<string, Orders>()
  for (const place of new Set([...here.keys(), ...there.keys(), ...before.keys()])) {
    const [was, own, other] = [at(before, place), at(here, place), at(there, place)]
    const takesOther = sameOrders(own, was)
    standing.set(place, takesOther ? other : own)
    if (!takesOther && !sameOrders(other, was) && !sameOrders(own, other))
      conflicts.push({ place, mine: own, theirs: other })
  }
  return { orders: laidOut([mine, theirs], placeOf, (place) => at(standing, place)), conflicts }
}

/** A sheet with some of its places as they stand on another. */
export const withPlacesOf = (orders: Orders, other: Orders, places: ReadonlySet<string>, placeOf: PlaceOf): Orders => {
  if (places.size === 0) return orders
  const [own, others] = [placesOf(orders, placeOf), placesOf(other, placeOf)]
  return laidOut([orders, other], placeOf, (place) => at(places.has(place) ? others : own, place))
}
