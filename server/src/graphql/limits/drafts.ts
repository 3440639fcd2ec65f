import type { Json } from '@muster/rulesets/kit/json.js'
import { draftOf, type DraftRow, type OrderDraft } from '@muster/rulesets/kit/orders.js'
import * as words from '../../messages/requests.generated.js'
import { Problem } from '../../base/problems.js'
import { limits } from './numbers.js'

const limit = (message: string): Problem => new Problem('LIMIT', message)

const depthOf = (value: Json | undefined): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0

const checkDetail = (detail: Json): void => {
  if (Buffer.byteLength(JSON.stringify(detail)) > limits.detailBytes)
    throw limit(words.detailBytes({ most: limits.detailBytes }))
  if (depthOf(detail) > limits.detailDepth) throw limit(words.detailDepth({ most: limits.detailDepth }))
}

const checkText = (text: string | undefined): void => {
  if (text !== undefined && text.length > limits.orderString)
    throw limit(words.orderTexts({ most: limits.orderString }))
}

const within = (draft: OrderDraft): OrderDraft => {
  const { kind, piece, to, path = [], with: partner, item, detail } = draft
  if (path.length > limits.pathCells) throw limit(words.pathCells({ most: limits.pathCells }))
  for (const text of [kind, piece, to, ...path, partner, item]) checkText(text)
  if (detail !== undefined) checkDetail(detail)
  return draft
}

/** Orders as they came in, within limits and without nulls. Whether they make sense is for the desk to say. */
export const draftsOf = (orders: readonly DraftRow[]): readonly OrderDraft[] => {
  if (orders.length > limits.ordersPerSheet) throw limit(words.ordersPerSheet({ most: limits.ordersPerSheet }))
  return orders.map((order) => within(draftOf(order)))
}
