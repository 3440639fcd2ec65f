import { createHmac, createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { sha256 } from '../../base/hash.js'
import { lruCache } from '../../base/lruCache.js'

/** What a sheet's hash binds. */
export interface Bound {
  readonly campaign: string
  readonly seat: string
  readonly askId: string
  readonly orders: readonly OrderDraft[]
  readonly at: Date
}

/** What the server signs with: its private key, and the published head of the campaign's record. */
export interface Signing {
  readonly key: string
  readonly head: string
}

export interface SealedSheet {
  readonly salt: string
  readonly hash: string
  readonly head: string
  /** Base64. */
  readonly signature: string
}

/** Parsing a key takes ten times as long as signing with it. */
const signingKey = lruCache<KeyObject>(4)

/**
 * A new salt and the hash under it, which binds the orders and reveals nothing of them; and the server's signature (Ed25519) over the canonical
 * JSON of what the receipt says: ask, time, campaign, hash, head and seat.
 */
export const sealed = (
  { campaign, seat, askId: ask, orders, at: when }: Bound,
  { key, head }: Signing,
): SealedSheet => {
  const salt = randomBytes(32)
  const at = when.toISOString()
  const hash = createHmac('sha256', salt).update(canonical({ ask, at, campaign, orders, seat })).digest('hex')
  const receipt = Buffer.from(canonical({ ask, at, campaign, hash, head, seat }))
  return {
    salt: salt.toString('hex'),
    hash,
    head,
    signature: sign(
      null,
      receipt,
      signingKey(key, () => createPrivateKey(key)),
    ).toString('base64'),
  }
}

/**
 * Merkle root of the sheets of a group: leaves are their hashes in alphabetical order, a node is the SHA-256 of `node`, its left and its right
 * child, all as hex; an odd one is carried up unchanged. Of no sheets it is the hash of nothing.
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
