import webPush from 'web-push'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** By which browsers know that a push comes from this server (VAPID, RFC 8292): P-256, in URL-safe Base64. */
export interface PushKey {
  readonly privateKey: string
  readonly publicKey: string
}

/** Made once per database, because browsers bind their subscriptions to it; of two nodes that start at the same time the first one's is kept. */
export const openPushKey = async (tx: Tx): Promise<PushKey> => {
  const { privateKey, publicKey } = webPush.generateVAPIDKeys()
  await sql(tx).query('INSERT INTO muster.push_key (private_key, public_key) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    privateKey,
    publicKey,
  ])
  const rows = await sql(tx).query<PushKey[]>(
    'SELECT private_key AS "privateKey", public_key AS "publicKey" FROM muster.push_key',
  )
  if (!rows[0]) throw new Error('the server has no key for pushing')
  return rows[0]
}
