import { ruleId } from '../../../kit/ids.js'
import type { OrderProblem } from '../../../kit/orders.js'
import type { BoltgunOrder } from '../orders.js'
import type { Table } from '../view/table.js'

type Join = Extract<BoltgunOrder, { readonly kind: 'join' }>

/** BG-148: orders that take a sender away. */
const leaving: Readonly<Partial<Record<BoltgunOrder['kind'], string>>> = {
  march: 'march',
  teleport: 'teleport',
  split: 'split',
  join: 'join another banner',
}

const busySenders = (orders: readonly BoltgunOrder[]): readonly OrderProblem[] =>
  orders.flatMap((order, index) => {
    if (order.kind !== 'transfer') return []
    const { banner, from } = order
    const away = orders.find((other) => leaving[other.kind] !== undefined && 'banner' in other && other.banner === from)
    const does = away && leaving[away.kind]
    const message = `${from} is ordered to ${does ?? ''}: it gives nothing to ${banner}, and ${banner}’s transfer has no effect.`
    return does === undefined ? [] : [{ code: 'sender-busy', rule: ruleId('BG-148'), index, piece: banner, message }]
  })

/** Where a banner stands after its march, if nothing stops it. */
const endOf = (table: Table, orders: readonly BoltgunOrder[], banner: string): string | undefined => {
  const move = orders.find((order) => (order.kind === 'march' || order.kind === 'teleport') && order.banner === banner)
  return move && 'to' in move ? move.to : table.own.get(banner)?.at
}

/** BG-140: who joins must be joined, in one sector. A pair that would stand apart is told once. */
const vainJoins = (table: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const joins = orders.flatMap((order, index) => (order.kind === 'join' ? [{ order, index }] : []))
  const meets = (a: Join, b: Join): boolean => a.banner === b.with && a.with === b.banner
  return joins.flatMap(({ order, index }, place) => {
    const { banner, with: partner } = order
    const other = joins.findIndex((each) => meets(order, each.order))
    const problem = { rule: ruleId('BG-140'), index, piece: banner }
    if (other < 0) {
      const message = `${partner} is not ordered to join ${banner}: the two stay apart unless each joins the other.`
      return [{ code: 'one-sided', ...problem, message }]
    }
    if (other < place || endOf(table, orders, banner) === endOf(table, orders, partner)) return []
    return [
      { code: 'apart', ...problem, message: `${banner} and ${partner} do not end in one sector: they do not join.` },
    ]
  })
}

/** Orders that need another banner, and that what is ordered of it makes void. */
export const partnerRemarks = (table: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => [
  ...busySenders(orders),
  ...vainJoins(table, orders),
]
