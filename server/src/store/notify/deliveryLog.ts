import { sql } from '../sql.js'
import { isUuid, type Tx } from '../tx.js'

/** Notes one attempt: what was answered or, if nothing was, why. */
export const noteAttempt = async (tx: Tx, id: string, status: number | null, why: string | null): Promise<void> => {
  await sql(tx).query('INSERT INTO muster.delivery_attempt (delivery, status, why) VALUES ($1, $2, $3)', [
    ...[id, status, status === null ? why : null],
  ])
}

/** The channel of a delivery in whose log it stands; null: there is no such delivery. */
export const channelOfDelivery = async (tx: Tx, id: string): Promise<string | null> => {
  if (!isUuid(id)) return null
  const rows = await sql(tx).query<{ channel: string }[]>(
    'SELECT d.channel FROM muster.delivery d WHERE d.id = $1 AND EXISTS (SELECT FROM muster.delivery_attempt a WHERE a.delivery = d.id)',
    [id],
  )
  return rows[0]?.channel ?? null
}

/** Sends it once more, under the same id. The attempts before it count: one that was given up is tried once. False: it is still being tried. */
export const replay = async (tx: Tx, id: string): Promise<boolean> => {
  const [rows] = await sql(tx).query<[unknown[], number]>(
    `UPDATE muster.delivery SET state = 'WAITING', replayed = true, next_at = clock_timestamp() WHERE id = $1 AND state <> 'WAITING' RETURNING id`,
    [id],
  )
  return rows.length > 0
}
