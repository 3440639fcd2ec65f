import type { PieceId, SeatId } from '../../../kit/ids.js'
import { canonical } from '../../../kit/json.js'
import { ruleId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../model/events.js'
import type { RulesContext } from '../model/rulesContext.js'
import type { Ground, Standing } from '../model/judging.js'
import type { BoltgunOrder, PlanOrder } from '../model/orders.js'
import { contradiction, heldByOrder, refusalOf, withPickUps } from '../orders/orderValidation.js'
import { isPlanOrder, planKind } from '../orders/planKinds.js'
import { findBanner } from '../model/pieces.js'
import { isPlaying } from '../model/reserved.js'
import type { Banner, Refusal, Seat, State } from '../model/state.js'
import { forcedRetreats, type Rulings } from '../movement/forcedRetreat.js'
import { namedNodes } from '../attrition/hive.js'
import { plansOf, type Plans } from '../steps/standing.js'
import { toSeat } from '../steps/step.js'

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

/** One banner with all that its owner ordered for it. */
interface Case {
  readonly state: State
  readonly context: RulesContext
  readonly banner: Banner
  readonly ground: Ground
  readonly owesNode: boolean
  readonly orders: readonly PlanOrder[]
}

const standingOf = ({ state, banner, owesNode }: Case): Standing => ({
  at: banner.at,
  level: banner.level,
  works: banner.works,
  mustRetreat: banner.mustRetreat !== null,
  relics: state.relics.flatMap(({ id, place }) => (place.kind === 'carried' && place.by === banner.id ? [id] : [])),
  owesNode,
})

/** BG-140, BG-147: partners are one's own. */
const strangerIn = ({ state, banner }: Case, order: PlanOrder): Refusal | null => {
  if (order.kind !== 'join' && order.kind !== 'transfer') return null
  const partner = order.kind === 'join' ? order.with : order.from
  const own = findBanner(state, partner)?.seat === banner.seat
  return own ? null : { code: 'unknown-piece', rule: ruleId('BG-029') }
}

/** Orders that are legal alone, then those that a works order of the same banner leaves. */
const sift = (of: Case, events: BoltgunEvent[]): readonly PlanOrder[] => {
  const standing = withPickUps(standingOf(of), of.orders)
  const { banner, ground, orders } = of
  const alone = orders.filter((order) => {
    const refusal = refusalOf(order, standing, ground) ?? strangerIn(of, order)
    if (refusal) events.push(refused(banner.seat, order, refusal))
    return !refusal
  })
  if (alone.length < 2) return alone
  return alone.filter((order) => {
    const refusal = heldByOrder(order, alone, ground)
    if (refusal) events.push(refused(banner.seat, order, refusal))
    return !refusal
  })
}

/** Naming a node is no order of the banner: it neither voids one nor falls with one. */
const given = (orders: readonly PlanOrder[]): number => orders.filter(({ kind }) => kind !== 'nameNode').length

/** The orders of one banner: illegal ones fall away one by one, contradictory ones together. */
const readBanner = (of: Case, reading: Reading): void => {
  const { banner, context } = of
  const legal = sift(of, reading.events)
  const all = context.settings['orders.illegal'] === 'void_banner' && given(legal) < given(of.orders)
  const clash = contradiction(legal, of.ground)
  const standing = all || clash ? legal.filter((order) => order.kind === 'nameNode') : legal
  const why = clash ?? { code: 'other-illegal', rule: ruleId('A-43') }
  if (all || clash)
    for (const order of legal) if (order.kind !== 'nameNode') reading.events.push(refused(banner.seat, order, why))
  reading.standing.push(...standing)
  const counted = context.settings['infestation.order_must_be_legal'] ? standing : of.orders
  //
  if (counted.some((order) => planKind(order).clears)) reading.clearing.push(banner.id)
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

const readSeat = (
  state: State,
  context: RulesContext,
  { id: seat, owesNode }: Seat,
  orders: readonly PlanOrder[],
  reading: Reading,
): void => {
  const start = reading.standing.length
  const { settings, field, cell } = context
  const ground: Ground = { army: context.seat(seat).army, settings, field, cell }
  for (const [id, own] of byBanner(orders)) {
    const banner = findBanner(state, id)
    if (banner?.seat === seat) readBanner({ state, context, banner, ground, owesNode, orders: own }, reading)
    else
      for (const order of own)
        reading.events.push(refused(seat, order, { code: 'unknown-piece', rule: ruleId('BG-029') }))
  }
  // Later steps serve orders as the owner listed them
  const kept = new Set(reading.standing.splice(start))
  reading.standing.push(...orders.filter((order) => kept.delete(order)))
}

/** Step 0: who sent a plan, and which of the orders stand. Silence is no plan; an empty list is one (BG-030). */
export const readPlans = (
  state: State,
  context: RulesContext,
  sheets: ReadonlyMap<SeatId, readonly BoltgunOrder[] | null>,
  rulings: Rulings = new Map(),
): { readonly plans: Plans; readonly events: readonly BoltgunEvent[] } => {
  const living = state.seats.filter(isPlaying)
  const missing = living.filter((seat) => !sheets.get(seat.id)).map((seat) => seat.id)
  const reading: Reading = { events: [], standing: [], searching: [], clearing: [] }
  for (const seat of living) readSeat(state, context, seat, (sheets.get(seat.id) ?? []).filter(isPlanOrder), reading)
  const forced = forcedRetreats(state, context, reading.standing, rulings)
  reading.standing.push(...forced.orders)
  const events: BoltgunEvent[] = [
    { kind: 'plansClosed', missing, seenBy: 'referee' },
    ...missing.map((seat): BoltgunEvent => ({ kind: 'planMissing', seat, seenBy: toSeat(seat) })),
    ...reading.events,
    ...forced.events,
    ...namedNodes(state, context, reading.standing),
    { kind: 'noted', searching: reading.searching, clearing: reading.clearing, seenBy: 'referee' },
  ]
  return { plans: plansOf(reading.standing), events }
}
