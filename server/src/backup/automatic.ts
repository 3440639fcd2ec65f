import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { keptSecret } from './place.js'
import { takeBackup } from './take.js'

/** Copies that are kept; the oldest go first. */
const copies = 3

export const backupFolder = (dataFolder: string): string => join(dataFolder, 'backups')

/** Sorts by time, and is a name on every system. */
export const stamp = (at = new Date()): string => at.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')

const isOwn = (name: string): boolean => /^before-migration-\w+\.zip$/.test(name)

/** A copy of a house that a migration is about to change. Its secret goes into it if the data folder keeps it. */
export const copyBeforeMigration = async (
  { dataFolder, secret }: { readonly dataFolder: string; readonly secret: string },
  ownerUrl: string,
  at = new Date(),
): Promise<void> => {
  const folder = backupFolder(dataFolder)
  const file = join(folder, `before-migration-${stamp(at)}.zip`)
  const kept = keptSecret({ dataFolder, databaseUrl: null, givenSecret: null })
  await takeBackup({ ownerUrl, file, secret: kept?.trim() === secret ? kept : null })
  console.log(`This version changes the database. A copy of it as it was: ${file}`)
  const old = readdirSync(folder).filter(isOwn).sort().slice(0, -copies)
  for (const name of old) rmSync(join(folder, name), { force: true })
}
