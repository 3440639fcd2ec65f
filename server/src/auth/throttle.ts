import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { Attempts } from './limits.js'

/** An e-mail address is never part of a counter's key. */
const keyOf = (account: string): string =>
  `account|${createHash('sha256').update(account.trim().toLowerCase()).digest('base64url')}`

/**
 * Counts one attempt and says whether it may go on; one statement, so that simultaneous attempts cannot slip past.
 * Unknown accounts are counted like known ones.
 */
export const countAttempt = async (pool: pg.Pool, account: string, { max, window }: Attempts): Promise<boolean> => {
  const { rows } = await pool.query<{ count: number }>(
    `INSERT INTO "rateLimit" ("id", "key", "count", "lastRequest") VALUES ($1, $1, 1, $2)
     ON CONFLICT ("key") DO UPDATE SET
       "count" = CASE WHEN "rateLimit"."lastRequest" < $2::bigint - $3::bigint THEN 1 ELSE "rateLimit"."count" + 1 END,
       "lastRequest" = CASE WHEN "rateLimit"."lastRequest" < $2::bigint - $3::bigint THEN $2 ELSE "rateLimit"."lastRequest" END
     RETURNING "count"`,
    [keyOf(account), Date.now(), window * 1000],
  )
  return (rows[0]?.count ?? 0) <= max
}

/** Counters outside of every window are deleted: there is one for each address that ever tried. */
export const purgeAttempts = async (pool: pg.Pool): Promise<void> => {
  await pool.query('DELETE FROM "rateLimit" WHERE "lastRequest" < $1', [Date.now() - 24 * 60 * 60 * 1000])
}

/** A success resets the account's count. */
export const forgetAttempts = async (pool: pg.Pool, account: string): Promise<void> => {
  await pool.query('DELETE FROM "rateLimit" WHERE "key" = $1', [keyOf(account)])
}
