import type { DigestHour } from '../reads.notify.js'
import { sql, type Tx } from '../sql.js'
import { lockTelling, tell } from './told.js'

/** Somebody whose digest is due. `slot`: the hour for which it was due. */
export interface DueDigest extends DigestHour {
  readonly account: string
  readonly slot: Date
  readonly now: Date
}

/** `last`: for which hour somebody was sent their last digest. Locked until the transaction ends. */
export const lastDigest = async (
  tx: Tx,
  account: string,
): Promise<{ readonly now: Date; readonly last: Date | null }> => {
  const [row] = await sql(tx).query<{ now: Date; last: Date | null }[]>(
    `SELECT clock_timestamp() AS now, (SELECT p.digest_last FROM muster.notify_person p WHERE p.account = $1 FOR UPDATE) AS last`,
    [account],
  )
  return row ?? { now: new Date(), last: null }
}

/** Null: no more digests. */
export const setDigest = async (
  tx: Tx,
  account: string,
  digest: (DigestHour & { readonly next: Date }) | null,
): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.notify_person (account, digest_zone, digest_day, digest_hour, digest_next) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (account) DO UPDATE SET digest_zone = excluded.digest_zone, digest_day = excluded.digest_day,
       digest_hour = excluded.digest_hour, digest_next = excluded.digest_next`,
    [account, digest?.zone ?? null, digest?.day ?? null, digest?.hour ?? null, digest?.next ?? null],
  )
}

const batch = 200

/**
 * Tells everybody of their digest who is due one, and writes down in the same transaction when the next is: each is told once, whatever happens and however
 * many nodes do this. How many there were.
 */
export const tellDigests = async (tx: Tx, nextOf: (due: DueDigest) => Date): Promise<number> => {
  await lockTelling(tx)
  const due = await sql(tx).query<DueDigest[]>(
    `SELECT p.account, p.digest_zone AS zone, p.digest_day AS day, p.digest_hour AS hour, p.digest_next AS slot, clock_timestamp() AS now
     FROM muster.notify_person p WHERE p.digest_next <= clock_timestamp() ORDER BY p.account LIMIT $1 FOR UPDATE`,
    [batch],
  )
  if (due.length === 0) return 0
  const accounts = due.map(({ account }) => account)
  await tell(
    tx,
    `told AS (SELECT p.account, NULL::uuid AS campaign, 'DIGEST' AS kind, concat_ws(':', 'digest', p.account, extract(epoch FROM p.digest_next)) AS event,
       '{}'::json AS about, 0 AS id FROM muster.notify_person p WHERE p.account = ANY($1))`,
    [accounts],
  )
  await sql(tx).query(
    `UPDATE muster.notify_person p SET digest_last = p.digest_next, digest_next = n.at
     FROM unnest($1::text[], $2::timestamptz[]) AS n (account, at) WHERE p.account = n.account`,
    [accounts, due.map(nextOf)],
  )
  return due.length
}
