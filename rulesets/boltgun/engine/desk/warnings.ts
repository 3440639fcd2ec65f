import type { AskView } from '../../../kit/asks.js'
import { ruleId } from '../../../kit/ids.js'
import { listed } from '../../../kit/messages.js'
import type { OrderProblem } from '../../../kit/orders.js'
import type { Standing } from '../model/judging.js'
import type { BoltgunOrder } from '../model/orders.js'
import { retreatCells } from '../ground/reach.js'
import type { BoltgunView } from '../view/view.js'
import { armyWarnings, judgeWarnings } from '../armies/desk/armyWarnings.js'
import { partnerWarnings } from './partnerWarnings.js'
import { layTable, type Table } from '../view/table.js'
import * as words from '../../messages/plans.generated.js'

const mayRetreat = ({ ground: { field, army, settings } }: Table, { at }: Standing): boolean =>
  retreatCells(field, at, army, settings).length > 0

const retreatWarning = (piece: string, mayGo: boolean): OrderProblem =>
  mayGo
    ? { code: 'no-retreat', piece, rule: ruleId('A-15'), message: words.noRetreat({ banner: piece }) }
    : { code: 'no-way', piece, rule: ruleId('A-13'), message: words.noWay({ banner: piece }) }

/** One remark for all of them. */
const idle = (banners: readonly string[]): readonly OrderProblem[] =>
  banners.length === 0
    ? []
    : [
        {
          ...{ code: 'no-orders', rule: ruleId('BG-004') },
          message: words.noOrders({ banners: listed(banners), count: banners.length }),
        },
      ]

/** Banners that a plan leaves out. Who must retreat is missed in another way. */
const planWarnings = (table: Table, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const ordered = new Set<string>()
  for (const order of orders) {
    if ('banner' in order && order.kind !== 'pickUp' && order.kind !== 'nameNode') ordered.add(order.banner)
    if (order.kind === 'join') ordered.add(order.with)
  }
  const packet = table.view.detail.packets.find(({ seat }) => seat === table.seat)
  const named = orders.some(({ kind }) => kind === 'nameNode')
  const left = [...table.own.values()].filter(({ id }) => !ordered.has(id))
  const isBound = (banner: (typeof left)[number]): boolean => table.standing(banner).mustRetreat
  return [
    ...idle(left.filter((banner) => !isBound(banner)).map(({ id }) => id)),
    ...left.filter(isBound).map((banner) => retreatWarning(banner.id, mayRetreat(table, table.standing(banner)))),
    ...(packet?.owesNode === true && !named
      ? [{ code: 'no-node', rule: ruleId('BG-323'), message: words.noNode() }]
      : []),
  ]
}

/** Worth knowing before a sheet is sealed, and no obstacle to it. */
export const warnings = (view: BoltgunView, ask: AskView, orders: readonly BoltgunOrder[]): readonly OrderProblem[] => {
  const table = layTable(view)
  switch (ask.kind) {
    case 'plan':
      return [...planWarnings(table, orders), ...partnerWarnings(table, orders)]
    case 'army':
      return armyWarnings(table, orders)
    case 'approval':
    case 'consent':
      return judgeWarnings(table, orders)
    default:
      return []
  }
}
