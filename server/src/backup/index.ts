import { statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backupFolder, stamp } from './automatic.js'
import { type Manifest, rowsOf } from './manifest.js'
import { moveHouse } from './move.js'
import { keptSecret, nameOf, type Place, withDatabase } from './place.js'
import { restoreBackup } from './restore.js'
import { takeBackup } from './take.js'

export { copyBeforeMigration } from './automatic.js'
export type { Place } from './place.js'

const count = (number: number, one: string): string => `${String(number)} ${one}${number === 1 ? '' : 's'}`

const contents = (manifest: Manifest): string =>
  [
    count(rowsOf(manifest, 'muster', 'campaign'), 'campaign'),
    count(rowsOf(manifest, 'accounts', 'user'), 'account'),
    `as of ${manifest.takenAt}`,
  ].join(', ')

/** What `npm run backup` does; without a file the data folder keeps the backup. */
export const printBackup = async (place: Place, given: string | null): Promise<void> => {
  const file = resolve(given ?? join(backupFolder(place.dataFolder), `muster-${stamp()}.zip`))
  const secret = keptSecret(place)
  const manifest = await withDatabase(place, (ownerUrl) => takeBackup({ ownerUrl, file, secret }))
  console.log(`${file}: ${contents(manifest)}; ${Math.ceil(statSync(file).size / 1000).toLocaleString('en')} kB`)
  console.log(
    'Whoever has this file can read every order, and act as this server: keep it as you keep the data folder.',
  )
  if (secret === null) console.log('MUSTER_SECRET is not in it, and a restore needs it: keep that too, elsewhere.')
}

/** What `npm run restore` does. */
export const printRestore = async (place: Place, file: string): Promise<void> => {
  const manifest = await restoreBackup(place, resolve(file))
  console.log(`Restored into ${nameOf(place)}: ${contents(manifest)}.`)
  console.log('Start the server as usual. The time since then counts as downtime: deadlines are postponed by it.')
}

/** What `npm run move` does. */
export const printMove = async (place: Place, to: 'database' | 'folder'): Promise<void> => {
  const { manifest, file, old } = await moveHouse(place, to)
  console.log(`Moved: ${contents(manifest)}. The copy by which it moved is ${file}.`)
  console.log(`The old house is still in ${old}, as it was: start no server on it, and delete it when you are content.`)
  console.log(
    to === 'database'
      ? 'From now on start the server with this DATABASE_URL.'
      : 'From now on start the server without DATABASE_URL.',
  )
}
