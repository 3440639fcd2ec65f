import { ruleId } from '../../../kit/ids.js'
import type { OrderProblem } from '../../../kit/orders.js'
import type { BoltgunOrder } from '../model/orders.js'
import type { Table } from '../view/table.js'
import * as words from '../../messages/plans.generated.js'

type Join = Extract<BoltgunOrder, { readonly kind: 'join' }>

/** BG-148: orders that take a sender away. */
const leaving = ['march', 'teleport', 'split', 'join'] as const

type Leaving = Extract<BoltgunOrder, { readonly kind: (typeof leaving)[number] }>

const leaves = (order: BoltgunOrder): order is Leaving => leaving.some((kind) => kind === order.kind)

const busySenders = (orders: readonly BoltgunOrder[]): readonly OrderProblem[] =>
  orders.flatMap((order, index) => {
    if (order.kind !== 'transfer') return []
    const { banner, from } = order
    const away = orders.find((other): other is Leaving => leaves(other) && other.banner === from)
    if (!away) return []
    const message = words.senderBusy({ from, does: away.kind, banner })
    return [{ code: 'sender-busy', rule: ruleId('BG-148'), index, piece: banner, message }]
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
      return [{ code: 'one-sided', ...problem, message: words.joinOneSided({ partner, banner }) }]
    }
    if (other < place || endOf(table, orders, banner) === endOf(table, orders, partner)) return []
    return [{ code: 'apart', ...problem, message: words.joinApart({ banner, partner }) }]
  })
}

/** Orders that need another banner, and that what is ordered of it makes void. */
export const partnerWarnings = (table: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => [
  ...busySenders(orders),
  ...vainJoins(table, orders),
]
