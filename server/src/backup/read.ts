import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { StartProblem } from '../base/startProblem.js'
import { codeOf } from '../db/owner.js'
import { damaged, type Manifest, noBackup, parts, readManifest } from './manifest.js'
import { checkSum } from './sum.js'

/** A backup whose bytes are those that were written. */
export interface Backup {
  readonly manifest: Manifest
  /** The secret that was in the data folder, if it came from there. */
  readonly secret: string | null
  /** @throws StartProblem if the file has no such part */
  read(part: string): Promise<Readable>
  close(): void
}

const judge = async (file: string): Promise<void> => {
  const found = await checkSum(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT')
      throw new StartProblem(`${file} does not exist. Name a file that "npm run backup" wrote.`)
    throw new StartProblem(`${file} cannot be read (${codeOf(error)}). Name a file that you may read.`)
  })
  if (found === 'other') throw noBackup(file)
  if (found === 'damaged') throw damaged(file)
}

const entriesOf = async (zip: ZipFile): Promise<ReadonlyMap<string, Entry>> => {
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return entries
}

/**
 * Opens a backup after checking all of its bytes.
 * @throws StartProblem if it is none, is damaged, or was written by a newer version
 */
export const openBackup = async (file: string): Promise<Backup> => {
  await judge(file)
  const zip = await openPromise(file, {
    lazyEntries: true,
    autoClose: false,
    validateEntrySizes: true,
    strictFileNames: true,
  })
  try {
    const entries = await entriesOf(zip)
    const read = async (part: string): Promise<Readable> => {
      const entry = entries.get(part)
      if (!entry) throw damaged(file)
      return zip.openReadStreamPromise(entry)
    }
    const whole = async (part: string): Promise<Buffer> => buffer(await read(part))
    if (!entries.has(parts.manifest)) throw noBackup(file)
    const manifest = readManifest(file, (await whole(parts.manifest)).toString('utf8'))
    const secret = manifest.secret ? await whole(manifest.secret.part) : null
    if (secret && createHash('sha256').update(secret).digest('hex') !== manifest.secret?.sha256) throw damaged(file)
    return { manifest, secret: secret?.toString('utf8') ?? null, read, close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw error
  }
}
