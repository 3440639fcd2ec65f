import { sql, type Tx } from '../sql.js'

/**
 * Gives each person's notifications their own next numbers. Numbers of the table itself would tell how much others are told meanwhile; and one that was
 * given stays given when its notification is deleted.
 */
export const numberOwn = async (tx: Tx, numbers: readonly string[]): Promise<void> => {
  await sql(tx).query(
    `WITH fresh AS (
       SELECT n.number, n.account, row_number() OVER (PARTITION BY n.account ORDER BY n.number) AS place
       FROM muster.notification n WHERE n.number = ANY($1) AND n.account IS NOT NULL),
     counted AS (
       INSERT INTO muster.notify_person (account, last_number) SELECT f.account, count(*) FROM fresh f GROUP BY f.account ORDER BY f.account
       ON CONFLICT (account) DO UPDATE SET last_number = notify_person.last_number + excluded.last_number RETURNING account, last_number)
     UPDATE muster.notification n SET own_number = c.last_number - (SELECT count(*) FROM fresh o WHERE o.account = f.account) + f.place
     FROM fresh f JOIN counted c ON c.account = f.account WHERE n.number = f.number`,
    [numbers],
  )
}

/** What somebody has taken note of, up to one of their numbers. `within`: only of these campaigns; null: all. */
export const acknowledge = async (
  tx: Tx,
  account: string,
  through: number,
  within: readonly string[] | null,
): Promise<void> => {
  await sql(tx).query(
    `UPDATE muster.notification SET acknowledged_at = clock_timestamp()
     WHERE account = $1 AND own_number <= $2 AND acknowledged_at IS NULL AND ($3::text[] IS NULL OR campaign::text = ANY ($3))`,
    [account, through, within],
  )
}
