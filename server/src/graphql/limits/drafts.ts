import type { Json } from '@muster/rulesets/kit/json.js'
import { draftOf, type DraftRow, type OrderDraft } from '@muster/rulesets/kit/orders.js'
import { Problem } from '../../base/problems.js'
import { limits } from './numbers.js'

const limit = (message: string): Problem => new Problem('LIMIT', message)

const depthOf = (value: Json | undefined): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

const checkDetail = (detail: Json): void => {
  if (Buffer.byteLength(JSON.stringify(detail)) > limits.detailBytes)
    throw limit(`\`detail\` of an order can have at most ${String(limits.detailBytes)} bytes of JSON.`)
  if (depthOf(detail) > limits.detailDepth)
    throw limit(`\`detail\` of an order can be at most ${String(limits.detailDepth)} levels deep.`)
}

const checkText = (text: string | undefined): void => {
  if (text !== undefined && text.length > limits.orderString)
    throw limit(`The strings of an order can have at most ${String(limits.orderString)} characters.`)
}

const within = (draft: OrderDraft): OrderDraft => {
  const { kind, piece, to, path = [], with: partner, item, detail } = draft
  if (path.length > limits.pathCells)
    throw limit(`The path of an order can have at most ${String(limits.pathCells)} cells.`)
  for (const text of [kind, piece, to, ...path, partner, item]) checkText(text)
  if (detail !== undefined) checkDetail(detail)
  return draft
}

/** Orders as they came in, within limits and without nulls. Whether they make sense is the desk's to say. */
export const draftsOf = (orders: readonly DraftRow[]): readonly OrderDraft[] => {
  if (orders.length > limits.ordersPerSheet)
    throw limit(`A sheet can hold at most ${String(limits.ordersPerSheet)} orders.`)
  return orders.map((order) => within(draftOf(order)))
}
