import type { AskView } from '../../../kit/asks.js'
import { ruleId } from '../../../kit/ids.js'
import type { OrderProblem } from '../../../kit/orders.js'
import { picksUpByItself, refusalOf, withPickUps, type Refusal } from '../legality.js'
import type { BoltgunOrder, PlanOrder } from '../orders.js'
import { contradiction, heldByOrder, isPlanOrder } from '../pairs.js'
import type { PieceView } from '../../../kit/view.js'
import type { BoltgunView } from '../view.js'
import { checkArmy, checkJudgements } from './army/checks.js'
import { asksOfBattle, checkBattle } from './battleChecks.js'
import { checkRulings } from './rulingChecks.js'
import { layTable, type Table } from './table.js'

type Numbered = { readonly order: PlanOrder; readonly index: number }

const problemOf = (refusal: Refusal, { order, index }: Numbered): OrderProblem => ({
  ...refusal,
  index,
  piece: order.banner,
})

/** One answer for a banner that is not one's own and one that does not exist. */
const unknownPiece = (id: string): Refusal => ({
  code: 'unknown-piece',
  rule: ruleId('BG-003'),
  message: `You have no banner ${id}: name one of yours.`,
})

const partnerOf = (order: PlanOrder): string | null =>
  order.kind === 'join' ? order.with : order.kind === 'transfer' ? order.from : null

/** who must retreat neither gives nor joins. */
const beaten = (partner: PieceView, table: Table): Refusal | null =>
  table.standing(partner).mustRetreat
    ? {
        code: 'partner-retreats',
        rule: ruleId('A-61'),
        message: `Banner ${partner.id} must retreat and can neither give anything nor join: name another.`,
      }
    : null

/** What the view can tell beyond the banner itself: partners and relics. */
const unknownThing = (order: PlanOrder, table: Table): Refusal | null => {
  const name = partnerOf(order)
  const partner = name === null ? undefined : table.own.get(name)
  if (name !== null && !partner) return unknownPiece(name)
  const retreats = partner && beaten(partner, table)
  if (retreats) return retreats
  if (order.kind === 'pickUp' && picksUpByItself(table.ground))
    return {
      code: 'by-itself',
      rule: ruleId('A-37'),
      message: 'Relics are picked up without an order in this campaign: take the order back.',
    }
  if (order.kind === 'pickUp' && !table.view.detail.relics.some(({ id }) => id === order.relic))
    return {
      code: 'unknown-relic',
      rule: ruleId('A-37'),
      message: 'You do not know where that relic lies: name one that is on your map.',
    }
  if (order.kind !== 'transfer') return null
  const carried = partner ? table.standing(partner).relics : []
  return (order.relics ?? []).every((relic) => carried.includes(relic))
    ? null
    : {
        code: 'no-relic',
        rule: ruleId('BG-275'),
        message: `Banner ${order.from} does not carry that relic: name one that it carries.`,
      }
}

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
    const refusal = refusalOf(entry.order, standing, table.ground) ?? unknownThing(entry.order, table)
    return refusal ? [problemOf(refusal, entry)] : []
  })
  if (alone.length > 0) return alone
  const held = orders.flatMap((entry) => {
    const refusal = heldByOrder(entry.order, all, table.ground)
    return refusal ? [problemOf(refusal, entry)] : []
  })
  return held.length > 0 ? held : clashes(orders, table)
}

const misplaced = (index: number, message: string): OrderProblem => ({
  code: 'misplaced',
  message,
  rule: ruleId('BG-020'),
  index,
})

const checkPlan = (view: BoltgunView, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const table = layTable(view)
  const banners = new Map<string, Numbered[]>()
  const problems: OrderProblem[] = []
  orders.forEach((order, index) => {
    if (!isPlanOrder(order))
      problems.push(misplaced(index, 'A plan gives orders to banners: answer other questions where they are asked.'))
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
      code: 'second-node',
      message: 'An army has one node: name one banner only.',
      rule: ruleId('BG-323'),
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
  if (asksOfBattle(ask)) return checkBattle(view, ask, orders)
  switch (ask.kind) {
    case 'plan':
      return checkPlan(view, orders)
    case 'army':
      return checkArmy(layTable(view), orders)
    case 'approval':
    case 'consent':
      return checkJudgements(view, orders)
    case 'retreats':
    case 'posting':
      return checkRulings(view, ask, orders)
    default:
      return [{ code: 'unknown-ask', message: 'This asks for nothing that you can order.', rule: ruleId('BG-020') }]
  }
}
