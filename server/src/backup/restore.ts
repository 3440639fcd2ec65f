import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Client } from 'pg'
import { migrateAccounts } from '../auth/migrate.js'
import { StartProblem } from '../base/startProblem.js'
import { findHouse, fingerprintOf, markFilling } from '../db/house.js'
import { migrate } from '../db/migrate.js'
import { codeOf, connectOwner, startLock } from '../db/owner.js'
import { missingGrants } from '../db/roles.js'
import { makeTables } from '../db/tables.js'
import { load } from './load.js'
import type { Manifest } from './manifest.js'
import { keptSecret, nameOf, type Place, secretPath, withDatabase } from './place.js'
import { type Backup, openBackup } from './read.js'
import { clear, isVacant } from './tables.js'

interface Chosen {
  readonly secret: string
  /** Takes back what was written of it. */
  undo(): void
}

const fits = (secret: string, { fingerprint }: Manifest): boolean =>
  fingerprint === null || fingerprintOf(secret) === fingerprint

/** The one that the backup belongs to: from MUSTER_SECRET, from the data folder, or from the backup itself. */
const chooseSecret = (place: Place, { manifest, secret }: Backup, file: string): Chosen => {
  const none = (): void => undefined
  if (place.givenSecret !== null) {
    if (fits(place.givenSecret, manifest)) return { secret: place.givenSecret, undo: none }
    throw new StartProblem(
      `MUSTER_SECRET is not the one of the house that ${file} was taken from. Nothing was restored. Set it to that one${secret === null ? '' : ', or leave it out: the backup brings its own'}.`,
    )
  }
  const kept = keptSecret(place)?.trim()
  if (kept !== undefined) {
    if (fits(kept, manifest)) return { secret: kept, undo: none }
    throw new StartProblem(
      `${secretPath(place)} is not the secret of the house that ${file} was taken from. Nothing was restored. Restore into another data folder (MUSTER_DATA), or delete that file if no house needs it.`,
    )
  }
  if (secret === null)
    throw new StartProblem(
      `The house that ${file} was taken from had its secret from MUSTER_SECRET, which no backup holds. Nothing was restored. Set MUSTER_SECRET to it and restore again.`,
    )
  mkdirSync(place.dataFolder, { recursive: true, mode: 0o700 })
  writeFileSync(secretPath(place), secret, { mode: 0o600, flag: 'wx' })
  return { secret: secret.trim(), undo: () => rmSync(secretPath(place), { force: true }) }
}

/** What an earlier restore left unfinished is no house. */
const makeVacant = async (client: Client, place: Place): Promise<void> => {
  if ((await findHouse(client))?.filling) await clear(client)
  if (await isVacant(client)) return
  const where = nameOf(place)
  throw new StartProblem(
    `There is a house in ${where} already, and a restore replaces none. Nothing was changed. ` +
      (place.databaseUrl === null
        ? 'Name a new data folder: MUSTER_DATA=./restored npm run restore -- FILE'
        : 'Name an empty database in DATABASE_URL.'),
  )
}

/** As the backup's version made them; later migrations find the rows. */
const fill = async (client: Client, ownerUrl: string, backup: Backup, secret: string, file: string): Promise<void> => {
  await markFilling(client)
  try {
    await client.query('CREATE SCHEMA muster')
    await migrateAccounts(ownerUrl)
    await makeTables(ownerUrl, backup.manifest.migrations)
    await load(client, backup, secret, file)
  } catch (error) {
    await clear(client).catch(() => undefined)
    throw error
  }
}

const problemOf = async (client: Client, error: unknown): Promise<unknown> => {
  // 42501: insufficient_privilege; 53100: disk_full
  if (codeOf(error) === '53100')
    return new StartProblem(
      'The disk of the database is full. Nothing was restored. Free some space and restore again.',
    )
  if (codeOf(error) !== '42501') return error
  const { rows } = await client.query<{ who: string; database: string }>(
    'SELECT current_user AS who, current_database() AS database',
  )
  return missingGrants(rows[0]?.who ?? '', rows[0]?.database ?? '')
}

const restoreInto = async (place: Place, ownerUrl: string, backup: Backup, file: string): Promise<void> => {
  const client = await connectOwner(ownerUrl)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [startLock])
    await makeVacant(client, place)
    const { secret, undo } = chooseSecret(place, backup, file)
    try {
      await fill(client, ownerUrl, backup, secret, file)
    } catch (error) {
      undo()
      throw await problemOf(client, error)
    }
    await client.query('SELECT pg_advisory_unlock($1)', [startLock])
    await migrate(ownerUrl, secret)
  } finally {
    await client.end()
  }
}

/**
 * Makes a house of a backup where there is none. If it fails, nothing is there afterwards; a house that exists is never touched.
 * @throws StartProblem
 */
export const restoreBackup = async (place: Place, file: string): Promise<Manifest> => {
  const backup = await openBackup(file)
  try {
    await withDatabase(place, (ownerUrl) => restoreInto(place, ownerUrl, backup, file))
    return backup.manifest
  } finally {
    backup.close()
  }
}
