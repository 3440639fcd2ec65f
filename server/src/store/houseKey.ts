import { generateKeyPairSync } from 'node:crypto'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** The server's own key, which signs receipts: Ed25519, as PEM. */
export interface HouseKey {
  readonly privateKey: string
  readonly publicKey: string
}

export const newHouseKey = (): HouseKey =>
  generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

/** Of two that start at the same time the first one's is kept. */
export const insertHouseKey =
  'INSERT INTO muster.house_key (private_key, public_key) VALUES ($1, $2) ON CONFLICT DO NOTHING'

/** Made once per database; of two nodes that start at the same time the first one's is kept. */
export const openHouseKey = async (tx: Tx): Promise<HouseKey> => {
  const { privateKey, publicKey } = newHouseKey()
  await sql(tx).query(insertHouseKey, [privateKey, publicKey])
  const rows = await sql(tx).query<HouseKey[]>(
    'SELECT private_key AS "privateKey", public_key AS "publicKey" FROM muster.house_key',
  )
  if (!rows[0]) throw new Error('the server has no key')
  return rows[0]
}
