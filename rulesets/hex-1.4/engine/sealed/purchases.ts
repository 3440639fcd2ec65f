import type { Sheets } from '../../../kit/asks.js'
import { pieceId, type PieceId, type SeatId } from '../../../kit/ids.js'
import { seatOf } from '../model/control.js'
import type { ForceClass } from '../data/troops.js'
import { accountOf } from '../view/account.js'
import { viewFor } from '../fog.js'
import { uplinkReport } from '../fog/learn.js'
import { spend, type Deal } from '../orderValidation/deal.js'
import { unnamed } from '../orderValidation/troops.js'
import type { HexOrder, UpkeepOrder } from '../model/orders.js'
import { isUpkeepOrder, judge } from '../orders/purchases.js'
import { numberOf } from '../model/pieces.js'
import type { State } from '../model/state.js'
import { append, bySeat, type Played } from '../steps/played.js'

/** Numbers that orders of the sheet use for forces of a class. */
const numbered = (orders: readonly HexOrder[], kind: ForceClass): readonly number[] =>
  orders.flatMap((order) =>
    order.kind === 'buyTroops' && order.class === kind && order.as ? [numberOf(order.as)] : [],
  )

/** The next name of a class that neither the seat nor its sheet has used. */
const nextName = (state: State, seat: SeatId, kind: ForceClass, orders: readonly HexOrder[]): PieceId => {
  const last = Math.max(seatOf(state, seat).named[kind], ...numbered(orders, kind))
  return pieceId(`${seat}-${kind}${String(last + 1)}`)
}

/** A deal with a name for the force that it raises. */
const withName = (state: State, seat: SeatId, deal: Deal, orders: readonly HexOrder[]): Deal =>
  deal.kind === 'due' && deal.item.kind === 'troops' && deal.item.as === unnamed
    ? { ...deal, item: { ...deal.item, as: nextName(state, seat, deal.item.class, orders) } }
    : deal

/** The force that an order is for, where it is for one. */
const pieceOf = (order: UpkeepOrder): PieceId | null =>
  'force' in order ? order.force : 'into' in order ? (order.into ?? null) : null

/** One seat's purchases in the order of its sheet; what is refused is left out, and told to it. */
const bought = (before: Played, seat: SeatId, orders: readonly HexOrder[]): Played => {
  let played = before
  let account = accountOf(viewFor(before.state, { kind: 'seat', seat }))
  orders.forEach((order, index) => {
    if (!isUpkeepOrder(order)) return
    const judged = judge(account, order)
    if (!judged.ok) {
      const { code, rule, why: text } = judged.problem
      const stage = 'upkeep'
      const told = { seat, stage, index, order: order.kind, piece: pieceOf(order), code, rule, text } as const
      played = append(played, [{ kind: 'orderRefused', ...told, seenBy: [seat] }])
      return
    }
    const deal = withName(played.state, seat, judged.value, orders)
    account = spend(account, deal)
    played = append(played, [{ kind: 'purchased', seat, deal, seenBy: [seat] }])
  })
  return played
}

/** HX-078 … HX-082: what everybody bought; who said nothing bought nothing. */
export const purchases = (played: Played, sheets: Sheets<HexOrder>): Played =>
  bySeat(played.state, sheets).reduce((now, [seat, orders]) => bought(now, seat, orders ?? []), played)

/** HX-161: what satellites see, once everybody has bought: nobody's place in the order of seats matters. */
export const uplinks = (played: Played): Played =>
  played.events.reduce(
    (now, event) =>
      event.kind === 'purchased' && event.deal.kind === 'uplink' && event.deal.later !== true
        ? append(now, uplinkReport(played.state, event.seat, event.deal.at))
        : now,
    played,
  )
