import { type Orders, sameOrders } from '../desk/merge.js'
import type { KeptSheet } from '../desk/sheetInHand.js'
import { sheetsOf } from '../desk/sheetStore.js'

/** A draft of a question that is closed, as this device alone has it. */
export interface Unsent {
  readonly key: string
  readonly orders: Orders
}

const closedOnes = (storage: Storage, campaignId: string, open: ReadonlySet<string>): readonly string[] => {
  const prefix = sheetsOf(campaignId)
  return Object.keys(storage)
    .filter((key) => key.startsWith(prefix) && !open.has(key.slice(prefix.length)))
    .sort()
}

const sheetAt = (storage: Storage, key: string): KeptSheet['sheet'] =>
  (JSON.parse(storage.getItem(key) ?? 'null') as KeptSheet).sheet

/** What was written for questions that are closed and never reached the server. */
export const unsentOf = (storage: Storage, campaignId: string, open: ReadonlySet<string>): readonly Unsent[] =>
  closedOnes(storage, campaignId, open).flatMap((key) => {
    const { mine, stored } = sheetAt(storage, key)
    return sameOrders(mine, stored.orders) ? [] : [{ key, orders: mine }]
  })

/** Throws away the sheets of closed questions that did reach it. */
export const throwSentAway = (storage: Storage, campaignId: string, open: ReadonlySet<string>): void => {
  const unsent = new Set(unsentOf(storage, campaignId, open).map(({ key }) => key))
  for (const key of closedOnes(storage, campaignId, open)) if (!unsent.has(key)) storage.removeItem(key)
}
