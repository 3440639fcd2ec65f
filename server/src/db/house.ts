import { hkdfSync } from 'node:crypto'
import type { Client } from 'pg'
import { StartProblem } from '../base/startProblem.js'
import { migrationNames } from './tables.js'

/** Tells two secrets apart, and reveals nothing else about them. */
export const fingerprintOf = (secret: string): string =>
  `secret ${Buffer.from(hkdfSync('sha256', secret, 'muster', 'fingerprint', 12)).toString('hex')}`

/** What stands in place of the fingerprint until a restore has filled the house. */
const filling = 'a restore is filling this house'

const text = `SELECT obj_description(to_regnamespace('accounts'), 'pg_namespace') AS note, to_regclass('muster.migration') IS NOT NULL AS made`

/** A house that exists. */
export interface FoundHouse {
  /** Of the secret; null before its first start was over. */
  readonly fingerprint: string | null
  /** A restore began to fill it and did not finish. */
  readonly filling: boolean
  /** The names of the migrations that it has been through. */
  readonly migrations: readonly string[]
}

/** What is in a database; null: no house yet. */
export const findHouse = async (owner: Client): Promise<FoundHouse | null> => {
  const { rows } = await owner.query<{ note: string | null; made: boolean }>(text)
  const note = rows[0]?.note ?? null
  if (!rows[0]?.made && note === null) return null
  const done = rows[0]?.made
    ? await owner.query<{ name: string }>('SELECT name FROM muster.migration ORDER BY name')
    : null
  const migrations = done?.rows.map(({ name }) => name) ?? []
  return {
    ...{ fingerprint: note?.startsWith('secret ') ? note : null, filling: note === filling },
    migrations,
  }
}

/** Whether some of these migrations are unknown here. */
export const isNewer = (migrations: readonly string[]): boolean =>
  migrations.some((name) => !migrationNames.includes(name))

/**
 * Checks before anything is changed whether this program and this secret belong to the database: a wrong secret would lock out the servers that have the
 * right one, and end everybody's session; an older program would undo what a newer one made. Returns what is there.
 * @throws StartProblem
 */
export const checkHouse = async (owner: Client, secret: string): Promise<FoundHouse | null> => {
  const house = await findHouse(owner)
  if (!house) return null
  if (house.filling)
    throw new StartProblem(
      'A restore into this house was interrupted, so it is incomplete. Run the restore again: npm run restore -- FILE',
    )
  if (house.fingerprint !== null && house.fingerprint !== fingerprintOf(secret))
    throw new StartProblem(
      'MUSTER_SECRET is not the one that this database was set up with; nothing was changed. Set it to that one or, if you do not use MUSTER_SECRET, restore the file `secret` in the data folder.',
    )
  if (isNewer(house.migrations))
    throw new StartProblem(
      'This database was made by a newer version of Muster; nothing was changed. Start that version or a later one.',
    )
  return house
}

const sign = async (owner: Client, note: string): Promise<void> => {
  await owner.query(`COMMENT ON SCHEMA accounts IS '${note}'`)
}

/** From now on the database knows its secret. */
export const signHouse = (owner: Client, secret: string): Promise<void> => sign(owner, fingerprintOf(secret))

/** Until it is signed, no server starts on it. */
export const markFilling = async (owner: Client): Promise<void> => {
  await owner.query('CREATE SCHEMA accounts')
  await sign(owner, filling)
}
