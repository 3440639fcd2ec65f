import { createHmac, randomBytes } from 'node:crypto'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { sha256 } from './hash.js'

/** What a sheet's hash binds. */
export interface Bound {
  readonly campaign: string
  readonly seat: string
  readonly askId: string
  readonly orders: readonly OrderDraft[]
  readonly at: Date
}

/** A fresh salt and the hash under it: it binds the orders and tells nobody what they are. */
export const sealed = ({
  campaign,
  seat,
  askId,
  orders,
  at,
}: Bound): { readonly salt: string; readonly hash: string } => {
  const salt = randomBytes(32)
  const hash = createHmac('sha256', salt)
    .update(canonical({ ask: askId, at: at.toISOString(), campaign, orders, seat }))
    .digest('hex')
  return { salt: salt.toString('hex'), hash }
}

/**
 * Merkle root of the sheets of a group: leaves are their hashes in order of the alphabet, a node is the SHA-256 of `node`, its left and its right
 * child, all as hex; one that is left over goes up as it is. Of no sheets it is the hash of nothing.
 */
export const rootOf = (hashes: readonly string[]): string => {
  let level: readonly string[] = [...hashes].sort()
  while (level.length > 1)
    level = Array.from({ length: Math.ceil(level.length / 2) }, (_, at) => {
      const [left = '', right] = level.slice(at * 2, at * 2 + 2)
      return right === undefined ? left : sha256(`node${left}${right}`)
    })
  return level[0] ?? sha256('')
}
