import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../base/startProblem.js'
import { connectOwner, startLock } from '../db/owner.js'
import { openDataFolder } from '../db/postgres/folder.js'
import { roleName } from '../db/roles.js'
import { backupFolder, stamp } from './automatic.js'
import type { Manifest } from './manifest.js'
import { keptSecret, nameOf, type Place, withDatabase } from './place.js'
import { restoreBackup } from './restore.js'
import { takeBackup } from './take.js'

/** Nobody seals anything in the old house while it is copied, and no server starts on it. */
const whileClosed = async <Value>(ownerUrl: string, where: string, work: () => Promise<Value>): Promise<Value> => {
  const client = await connectOwner(ownerUrl)
  try {
    await client.query('SELECT pg_advisory_lock($1)', [startLock])
    const { rows } = await client.query<{ database: string }>('SELECT current_database() AS database')
    const { rowCount } = await client.query('SELECT 1 FROM pg_stat_activity WHERE usename = $1', [
      roleName(rows[0]?.database ?? '', 'referee'),
    ])
    if (rowCount !== 0)
      throw new StartProblem(`A server is running on ${where}. Nothing was moved. Stop it, then move the house again.`)
    return await work()
  } finally {
    await client.end()
  }
}

const copyAcross = (from: Place, to: Place, file: string): Promise<Manifest> =>
  withDatabase(from, (ownerUrl) =>
    whileClosed(ownerUrl, nameOf(from), async () => {
      await takeBackup({ ownerUrl, file, secret: keptSecret(from) })
      return restoreBackup(to, file)
    }),
  )

export interface Moved {
  readonly manifest: Manifest
  /** The copy by which it moved. */
  readonly file: string
  /** Where the old house is now. */
  readonly old: string
}

/** The cluster of the data folder is put aside, so that no server starts on it by mistake. */
const putAside = (dataFolder: string): string => {
  const { cluster } = openDataFolder(dataFolder)
  const aside = `${cluster}.moved-${stamp()}`
  if (existsSync(join(cluster, 'postmaster.pid')))
    throw new StartProblem(
      `The house has moved, but another program still uses the database in ${dataFolder}. Stop it, and rename ${cluster} to ${aside} yourself.`,
    )
  renameSync(cluster, aside)
  return aside
}

/**
 * Moves a house from the data folder to the database, or back, by a backup and a restore. The old house stays as it was.
 * @throws StartProblem
 */
export const moveHouse = async (place: Place, to: 'database' | 'folder'): Promise<Moved> => {
  const { databaseUrl, dataFolder } = place
  if (databaseUrl === null)
    throw new StartProblem('DATABASE_URL is not set: set it to the database to which, or from which, the house moves.')
  const folder: Place = { ...place, databaseUrl: null }
  const file = join(backupFolder(dataFolder), `moved-${stamp()}.zip`)
  if (to === 'folder') return { manifest: await copyAcross(place, folder, file), file, old: nameOf(place) }
  if (!existsSync(openDataFolder(dataFolder).cluster))
    throw new StartProblem(
      `There is no house in the data folder ${dataFolder}: set MUSTER_DATA to the one that is to move.`,
    )
  const manifest = await copyAcross(folder, place, file)
  return { manifest, file, old: putAside(dataFolder) }
}
