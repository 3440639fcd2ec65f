import { hkdfSync } from 'node:crypto'
import type { Client } from 'pg'
import { StartProblem } from '../base/startProblem.js'

/** Tells two secrets apart, and reveals nothing else about them. */
const fingerprintOf = (secret: string): string =>
  `secret ${Buffer.from(hkdfSync('sha256', secret, 'muster', 'fingerprint', 12)).toString('hex')}`

const note = `SELECT obj_description(to_regnamespace('accounts'), 'pg_namespace') AS note, to_regclass('muster.migration') IS NOT NULL AS made`

/**
 * Checks before anything is changed whether this program and this secret belong to the database: a wrong secret would lock out the servers that have the
 * right one, and end everybody's session; an older program would undo what a newer one made.
 * @throws StartProblem
 */
export const checkHouse = async (owner: Client, secret: string, newest: number): Promise<void> => {
  const { rows } = await owner.query<{ note: string | null; made: boolean }>(note)
  const known = rows[0]?.note ?? null
  if (known?.startsWith('secret ') && known !== fingerprintOf(secret))
    throw new StartProblem(
      'MUSTER_SECRET is not the one that this database was set up with; nothing was changed. Set it to that one or, if you do not use MUSTER_SECRET, restore the file `secret` in the data folder.',
    )
  if (!rows[0]?.made) return
  const last = await owner.query<{ newest: string | null }>('SELECT max("timestamp") AS newest FROM muster.migration')
  if (Number(last.rows[0]?.newest ?? 0) > newest)
    throw new StartProblem(
      'This database was made by a newer version of Muster; nothing was changed. Start that version or a later one.',
    )
}

/** From now on the database knows its secret. */
export const signHouse = async (owner: Client, secret: string): Promise<void> => {
  await owner.query(`COMMENT ON SCHEMA accounts IS '${fingerprintOf(secret)}'`)
}
