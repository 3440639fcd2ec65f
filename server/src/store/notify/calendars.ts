import { sql, type Tx } from '../sql.js'

/** The address of somebody’s calendar is kept as a hash: whoever reads the database cannot open it. Null: there is none any more. */
export const setCalendar = async (tx: Tx, account: string, secret: string | null): Promise<void> => {
  await sql(tx).query(
    `INSERT INTO muster.notify_person (account, calendar_hash) VALUES ($1, encode(sha256(convert_to($2, 'UTF8')), 'hex'))
     ON CONFLICT (account) DO UPDATE SET calendar_hash = excluded.calendar_hash`,
    [account, secret],
  )
}
