import type { PieceId, SeatId } from '../../../kit/ids.js'
import { canonical } from '../../../kit/json.js'
import { ruleId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../events.js'
import type { Laws } from '../laws.js'
import type { BoltgunOrder, OrderKind, PlanOrder } from '../orders.js'
import { findBanner } from '../pieces.js'
import type { Refusal, State } from '../state.js'
import { forcedRetreats } from './forcedRetreat.js'
import { namedNodes } from './hive.js'
import { contradictory, judge, type Case } from './judge.js'
import { plansOf, type Plans } from './standing.js'
import { toSeat } from './step.js'

const battleKinds: readonly OrderKind[] = ['result', 'shift', 'choose']
const isPlanOrder = (order: BoltgunOrder): order is PlanOrder => !battleKinds.includes(order.kind)

/** What clears infestation when ordered. */
const clearing: readonly PlanOrder['kind'][] = ['fortify', 'entrench', 'search', 'resupply']

interface Reading {
  readonly events: BoltgunEvent[]
  readonly standing: PlanOrder[]
  readonly searching: PieceId[]
  readonly clearing: PieceId[]
}

const refused = (seat: SeatId, order: PlanOrder, refusal: Refusal): BoltgunEvent => ({
  kind: 'orderRefused',
  seat,
  banner: order.banner,
  order: order.kind,
  code: refusal.code,
  rule: refusal.rule,
  seenBy: toSeat(seat),
})

/** The orders of one banner: illegal ones fall away one by one, contradictory ones together. */
const readBanner = (of: Case, reading: Reading): void => {
  const { banner, laws } = of
  const judged = of.orders.map((order) => ({ order, refusal: judge(of, order) }))
  for (const { order, refusal } of judged) if (refusal) reading.events.push(refused(banner.seat, order, refusal))
  const legal = judged.flatMap(({ order, refusal }) => (refusal ? [] : [order]))
  const all = laws.choice('orders.illegal') === 'void_banner' && legal.length < judged.length
  // Naming a node is no order of the banner
  const free = legal.filter((order) => order.kind === 'nameNode')
  const clash = contradictory({ ...of, orders: legal })
  const standing = all || clash ? free : legal
  const code = clash ? 'contradictory' : 'other-illegal'
  for (const order of legal)
    if (!standing.includes(order)) reading.events.push(refused(banner.seat, order, { code, rule: ruleId('BG-029') }))
  reading.standing.push(...standing)
  const counted = laws.flag('infestation.order_must_be_legal') ? standing : of.orders
  if (counted.some((order) => clearing.includes(order.kind))) reading.clearing.push(banner.id)
  if (standing.some((order) => order.kind === 'search')) reading.searching.push(banner.id)
}

const byBanner = (orders: readonly PlanOrder[]): ReadonlyMap<PieceId, readonly PlanOrder[]> => {
  const groups = new Map<PieceId, PlanOrder[]>()
  for (const order of orders) {
    const group = groups.get(order.banner)
    if (!group) groups.set(order.banner, [order])
    // The same order twice is one order
    else if (!group.some((other) => other.kind === order.kind && canonical(other) === canonical(order)))
      group.push(order)
  }
  return groups
}

const readSeat = (state: State, laws: Laws, seat: SeatId, orders: readonly PlanOrder[], reading: Reading): void => {
  const start = reading.standing.length
  for (const [id, own] of byBanner(orders)) {
    const banner = findBanner(state, id)
    if (banner?.seat === seat) readBanner({ state, laws, banner, orders: own }, reading)
    else
      for (const order of own)
        reading.events.push(refused(seat, order, { code: 'unknown-piece', rule: ruleId('BG-029') }))
  }
  // Later steps serve orders as the owner listed them
  const place = new Map(orders.map((order, index) => [order, index]))
  const own = reading.standing.splice(start)
  reading.standing.push(...own.sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0)))
}

/** Step 0: who sent a plan, and which of the orders stand. Silence is no plan; an empty list is one (BG-030). */
export const readPlans = (
  state: State,
  laws: Laws,
  sheets: ReadonlyMap<SeatId, readonly BoltgunOrder[] | null>,
): { readonly plans: Plans; readonly events: readonly BoltgunEvent[] } => {
  const living = state.seats.filter((seat) => !seat.eliminated)
  const missing = living.filter((seat) => !sheets.get(seat.id)).map((seat) => seat.id)
  const reading: Reading = { events: [], standing: [], searching: [], clearing: [] }
  for (const { id } of living) readSeat(state, laws, id, (sheets.get(id) ?? []).filter(isPlanOrder), reading)
  const forced = forcedRetreats(state, laws, reading.standing)
  reading.standing.push(...forced.orders)
  const events: BoltgunEvent[] = [
    { kind: 'plansClosed', missing, seenBy: 'referee' },
    ...missing.map((seat): BoltgunEvent => ({ kind: 'planMissing', seat, seenBy: toSeat(seat) })),
    ...reading.events,
    ...forced.events,
    ...namedNodes(state, laws, reading.standing),
    { kind: 'noted', searching: reading.searching, clearing: reading.clearing, seenBy: 'referee' },
  ]
  return { plans: plansOf(reading.standing), events }
}
