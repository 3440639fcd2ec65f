import type { AskView } from '../../../kit/asks.js'
import { malformed } from '../../../kit/draftShape.js'
import type { OrderProblem } from '../../../kit/orders.js'
import type { Refusal } from '../model/judging.js'
import type { BoltgunOrder, PlanOrder } from '../model/orders.js'
import { answersTo } from '../orders/kinds.js'
import { contradiction, heldByOrder, refusalOf, withPickUps } from '../orders/orderValidation.js'
import { unknownPiece } from '../orders/parts/partner.js'
import { isPlanOrder, planKind } from '../orders/planKinds.js'
import type { BoltgunView } from '../view/view.js'
import { layTable, type Table } from '../view/table.js'
import * as words from '../../messages/plans.generated.js'

type Numbered = { readonly order: PlanOrder; readonly index: number }

const problemOf = (refusal: Refusal, { order, index }: Numbered): OrderProblem => ({
  ...refusal,
  index,
  piece: order.banner,
})

/** Every order that contradicts those before it: without them the rest may stand. */
const clashes = (orders: readonly Numbered[], { ground }: Table): readonly OrderProblem[] => {
  const stand: PlanOrder[] = []
  return orders.flatMap((entry) => {
    const clash = contradiction([...stand, entry.order], ground)
    if (!clash) stand.push(entry.order)
    return clash ? [problemOf(clash, entry)] : []
  })
}

/** The problems of one banner's orders: each alone, then together. */
const checkBanner = (orders: readonly Numbered[], table: Table): readonly OrderProblem[] => {
  const piece = table.own.get(orders[0]?.order.banner ?? '')
  if (!piece) return orders.map((entry) => problemOf(unknownPiece(entry.order.banner), entry))
  const all = orders.map(({ order }) => order)
  const standing = withPickUps(table.standing(piece), all)
  const alone = orders.flatMap((entry) => {
    const { order } = entry
    const refusal = refusalOf(order, standing, table.ground) ?? planKind(order).unknown?.(order, table)
    return refusal ? [problemOf(refusal, entry)] : []
  })
  if (alone.length > 0) return alone
  const held = orders.flatMap((entry) => {
    const refusal = heldByOrder(entry.order, all, table.ground)
    return refusal ? [problemOf(refusal, entry)] : []
  })
  return held.length > 0 ? held : clashes(orders, table)
}

const checkPlan = (table: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const banners = new Map<string, Numbered[]>()
  const problems: OrderProblem[] = []
  orders.forEach((order, index) => {
    if (!isPlanOrder(order)) problems.push({ ...malformed('misplaced', words.notAPlan(), 'BG-020'), index })
    else {
      const entries = banners.get(order.banner) ?? []
      entries.push({ order, index })
      banners.set(order.banner, entries)
    }
  })
  const named = orders.flatMap((order, index) => (order.kind === 'nameNode' ? [index] : []))
  return [
    ...problems,
    ...[...banners.values()].flatMap((entries) => checkBanner(entries, table)),
    ...named.slice(1).map((index) => ({
      ...malformed('second-node', words.secondNode(), 'BG-323'),
      index,
    })),
  ]
}

/** Every problem that the player can know of; empty when the list may be sealed as it stands. */
export const checkOrders = (
  view: BoltgunView,
  ask: AskView,
  orders: readonly BoltgunOrder[],
): readonly OrderProblem[] => {
  const table = layTable(view)
  if (ask.kind === 'plan') return checkPlan(table, orders)
  return answersTo(ask.kind)[0]?.check?.(table, ask, orders) ?? [malformed('unknown-ask', words.unknownAsk(), 'BG-020')]
}
