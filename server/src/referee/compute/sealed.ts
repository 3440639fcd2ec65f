import { createHmac, createPrivateKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
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
