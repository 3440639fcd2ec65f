import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import { kingSteps } from '../../../kit/square.js'
import type { BoltgunEvent } from '../model/events.js'
import { columnOf, rowOf, type RulesContext } from '../model/rulesContext.js'
import type { PlanOrder } from '../model/orders.js'
import type { Banner, State } from '../model/state.js'
import { neighbour, retreatTargets } from './ways.js'
import { toSeat } from '../steps/step.js'

/** The direction nearest to straight away from the victor; north where nobody drove the banner. */
const awayFrom = (context: RulesContext, banner: Banner): number => {
  const victor = banner.mustRetreat?.victor ?? null
  if (victor === null || victor === banner.at) return 0
  const dx = columnOf(context, banner.at) - columnOf(context, victor)
  const dy = rowOf(context, banner.at) - rowOf(context, victor)
  const likeness = kingSteps.map(([x, y]) => (x * dx + y * dy) / Math.hypot(x, y))
  return likeness.indexOf(Math.max(...likeness))
}

/** Turns of 45 degrees, clockwise first: 0, 1, -1, 2, -2, 3, -3, 4. */
const turns = [0, 1, -1, 2, -2, 3, -3, 4]

/**
 * Where a banner retreats that was given no place to go: never into a sector that its own player believes to be held by an enemy, and
 * never by anything he does not know. Null: it stays.
 */
export const defaultRetreat = (state: State, context: RulesContext, banner: Banner): Cell | null => {
  if (context.settings['retreat.default'] === 'stay') return null
  const seat = state.seats.find((entry) => entry.id === banner.seat)
  const feared = new Set(seat?.knowledge.sightings.map((sighting) => sighting.at))
  const first = awayFrom(context, banner)
  for (const turn of turns) {
    const cell = neighbour(context, banner.at, first + turn)
    if (cell !== null && !feared.has(cell)) return cell
  }
  return null
}

/** Banners that must retreat and are not told where to. */
export const unledBanners = (state: State, standing: readonly PlanOrder[]): readonly Banner[] => {
  const told = new Set<PieceId>()
  for (const order of standing) if (order.kind === 'retreat') told.add(order.banner)
  return state.banners.filter((banner) => banner.mustRetreat && !told.has(banner.id))
}

/** Where a facilitator sends a banner, and why, if he says. */
export type Rulings = ReadonlyMap<PieceId, { readonly to: Cell; readonly reason: string | null }>

/** Step 0, A-15: a banner that must retreat does, whether its plan says where or not. */
export const forcedRetreats = (
  state: State,
  context: RulesContext,
  standing: readonly PlanOrder[],
  rulings: Rulings,
): { readonly orders: readonly PlanOrder[]; readonly events: readonly BoltgunEvent[] } => {
  const orders: PlanOrder[] = []
  const events: BoltgunEvent[] = []
  for (const banner of unledBanners(state, standing)) {
    const ruling = rulings.get(banner.id)
    const ruled = ruling !== undefined && retreatTargets(context, banner).includes(ruling.to)
    const to = ruled ? ruling.to : defaultRetreat(state, context, banner)
    if (to !== null) orders.push({ kind: 'retreat', banner: banner.id, to: context.name(to) })
    const reason = ruled ? ruling.reason : null
    const { id, seat } = banner
    events.push({ kind: 'retreatForced', banner: id, seat, to, ruled, reason, seenBy: toSeat(seat) })
  }
  return { orders, events }
}
