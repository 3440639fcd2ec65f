import type { AskView } from '../../../kit/asks.js'
import { ruleId } from '../../../kit/ids.js'
import type { OrderProblem } from '../../../kit/orders.js'
import type { Standing } from '../judging.js'
import type { BoltgunOrder } from '../orders.js'
import { retreatCells } from '../map/reach.js'
import type { BoltgunView } from '../view.js'
import { armyRemarks, judgeRemarks } from '../armies/desk/armyRemarks.js'
import { partnerRemarks } from './partnerRemarks.js'
import { layTable, type Table } from '../view/table.js'

const mayRetreat = ({ ground: { field, army, settings } }: Table, { at }: Standing): boolean =>
  retreatCells(field, at, army, settings).length > 0

/** Banners that a plan leaves out. Who must retreat is missed in another way. */
const planRemarks = (table: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const ordered = new Set<string>()
  for (const order of orders) {
    if ('banner' in order && order.kind !== 'pickUp' && order.kind !== 'nameNode') ordered.add(order.banner)
    if (order.kind === 'join') ordered.add(order.with)
  }
  const packet = table.view.detail.packets.find(({ seat }) => seat === table.seat)
  const named = orders.some(({ kind }) => kind === 'nameNode')
  return [
    ...[...table.own.values()]
      .filter(({ id }) => !ordered.has(id))
      .map(({ id: piece, ...rest }): OrderProblem => {
        const standing = table.standing({ id: piece, ...rest })
        if (!standing.mustRetreat)
          return { code: 'no-orders', piece, rule: ruleId('BG-004'), message: `${piece} has no orders.` }
        return mayRetreat(table, standing)
          ? { code: 'no-retreat', piece, rule: ruleId('A-15'), message: `${piece} must retreat and is not told where.` }
          : { code: 'no-way', piece, rule: ruleId('A-13'), message: `${piece} must retreat and has nowhere to go.` }
      }),
    ...(packet?.owesNode === true && !named
      ? [{ code: 'no-node', rule: ruleId('BG-323'), message: 'You name no node: the strongest banner will be it.' }]
      : []),
  ]
}

/** Worth knowing before a sheet is sealed, and no obstacle to it. */
export const remarks = (view: BoltgunView, ask: AskView, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const table = layTable(view)
  switch (ask.kind) {
    case 'plan':
      return [...planRemarks(table, orders), ...partnerRemarks(table, orders)]
    case 'army':
      return armyRemarks(table, orders)
    case 'approval':
    case 'consent':
      return judgeRemarks(table, orders)
    default:
      return []
  }
}
