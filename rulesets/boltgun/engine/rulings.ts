import type { Sheets } from '../../kit/asks.js'
import type { SeatId } from '../../kit/ids.js'
import type { BoltgunEvent } from './model/events.js'
import { contextOf } from './model/rulesContext.js'
import type { BoltgunOrder, RulingOrder } from './model/orders.js'
import type { State } from './model/state.js'
import type { Rulings } from './movement/forcedRetreat.js'
import { readPlans } from './plans/readPlans.js'
import { retreatTargets } from './movement/ways.js'
import type { TieRuling } from './victory/victory.js'

type Plans = ReadonlyMap<SeatId, readonly BoltgunOrder[] | null>

/** plans wait for the facilitator, who may say where banners go that no plan sends anywhere and that can go somewhere. */
export const keepPlans = (state: State, plans: Plans): readonly BoltgunEvent[] => {
  const context = contextOf(state)
  const retreatsWithoutOrder = new Set(
    readPlans(state, context, plans).events.flatMap((event) => (event.kind === 'retreatForced' ? [event.banner] : [])),
  )
  const retreats = state.banners
    .filter((banner) => retreatsWithoutOrder.has(banner.id) && retreatTargets(context, banner).length > 0)
    .map(({ id }) => id)
  const kept = state.seats.flatMap(({ id }) => {
    const orders = plans.get(id)
    return orders === undefined ? [] : [{ seat: id, orders }]
  })
  return [
    { kind: 'plansKept', plans: kept, retreats, seenBy: 'referee' },
    { kind: 'rulingsOpened', turn: state.turn, seenBy: 'everyone' },
  ]
}

export const keptPlans = ({ memory }: State): Plans => new Map(memory.kept.map(({ seat, orders }) => [seat, orders]))

const ofKind = <Kind extends RulingOrder['kind']>(
  sheets: Sheets<BoltgunOrder>,
  kind: Kind,
): readonly (RulingOrder & { readonly kind: Kind })[] =>
  sheets
    .flatMap((sheet) => sheet.orders ?? [])
    .filter((order): order is RulingOrder & { readonly kind: Kind } => order.kind === kind)

export const retreatRulings = (state: State, sheets: Sheets<BoltgunOrder>): Rulings => {
  const context = contextOf(state)
  return new Map(
    ofKind(sheets, 'ruleRetreat').flatMap(({ banner, to, reason }) => {
      const cell = context.cell(to)
      const asked = cell !== null && state.memory.retreatsWithoutOrder.includes(banner)
      return asked ? [[banner, { to: cell, reason: reason ?? null }] as const] : []
    }),
  )
}

/** Only where there is a tie, and only of those who are in it. */
export const tieRuling = ({ memory }: State, sheets: Sheets<BoltgunOrder>): TieRuling | null => {
  const [order] = ofKind(sheets, 'ruleVictory')
  if (!order || memory.tied.length === 0) return null
  const { champion, reason } = order
  return champion === null || memory.tied.some(({ seat }) => seat === champion) ? { champion, reason } : null
}
