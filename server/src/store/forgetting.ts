import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** An account is about to be deleted: whatever happens to this process, what it leaves behind is cleared. */
export const noteForgetting = async (tx: Tx, account: string): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.forgetting (account) VALUES ($1) ON CONFLICT (account) DO UPDATE SET asked_at = clock_timestamp()`,
    [account],
  )
}

/** Deleted accounts of which something is left. One that is still there an hour later was not deleted after all. */
export const toForget = async (tx: Tx): Promise<readonly string[]> => {
  await sql(tx).query(
    `DELETE FROM muster.forgetting f WHERE f.asked_at < clock_timestamp() - interval '1 hour' AND muster.name_of(f.account) IS NOT NULL`,
  )
  const rows = await sql(tx).query<{ account: string }[]>(
    'SELECT f.account FROM muster.forgetting f WHERE muster.name_of(f.account) IS NULL ORDER BY f.asked_at LIMIT 100',
  )
  return rows.map(({ account }) => account)
}

export const isGone = async (tx: Tx, account: string): Promise<boolean> => {
  const rows = await sql(tx).query<{ gone: boolean }[]>('SELECT muster.name_of($1) IS NULL AS gone', [account])
  return rows[0]?.gone ?? false
}

/** Campaigns in which somebody has or had a place. */
export const campaignsEver = async (tx: Tx, account: string): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ id: string }[]>(
    `SELECT h.campaign AS id FROM muster.holding h WHERE h.user_id = $1
     UNION SELECT d.campaign FROM muster.deputyship d WHERE d.user_id = $1
     UNION SELECT m.campaign FROM muster.commander m WHERE m.user_id = $1
     UNION SELECT p.campaign FROM muster.place p WHERE p.user_id = $1
     UNION SELECT c.id FROM muster.campaign c WHERE c.organiser = $1 ORDER BY id`,
    [account],
  )
  return rows.map(({ id }) => id)
}

export const forgetMember = async (tx: Tx, account: string, campaign: string, name: string): Promise<void> => {
  await sql(tx).query('SELECT muster.forget_member($1, $2, $3)', [account, campaign, name])
}

export const forgetAccount = async (tx: Tx, account: string): Promise<void> => {
  await sql(tx).query('SELECT muster.forget_account($1)', [account])
}
