import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { StartProblem } from '../base/startProblem.js'
import { codeOf } from '../db/owner.js'
import {
  type ArchivedCampaign,
  type ArchivedEntry,
  type ArchivedResolution,
  type ArchivedSheet,
  formatName,
  type Manifest,
  manifestPart,
  partOf,
  version,
  type War,
} from './format.js'

/** An archive that was opened. */
export interface Archive {
  readonly manifest: Manifest
  /** The rows of a table, as JSON; none: it is not in the archive. */
  rows(table: string): readonly string[]
  /** Parts whose bytes are not those of the manifest. */
  readonly damaged: readonly string[]
}

const noArchive = (file: string): StartProblem =>
  new StartProblem(`${file} is no archive of Muster. Name a file that "npm run export" wrote.`)

const readParts = async (file: string): Promise<ReadonlyMap<string, Buffer>> => {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: true } as const
  const zip: ZipFile = await openPromise(file, options).catch((error: unknown) => {
    const code = codeOf(error)
    if (code === 'ENOENT') throw new StartProblem(`${file} does not exist. Name a file that "npm run export" wrote.`)
    if (code !== '') throw new StartProblem(`${file} cannot be read (${code}). Name a file that you may read.`)
    throw noArchive(file)
  })
  try {
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    const parts = new Map<string, Buffer>()
    for (const entry of entries) parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
    return parts
  } finally {
    zip.close()
  }
}

const manifestOf = (file: string, text: string): Manifest => {
  const manifest = JSON.parse(text) as Manifest
  if (manifest.format !== formatName) throw noArchive(file)
  if (manifest.version > version)
    throw new StartProblem(`${file} was written by a newer version of Muster. Use that version or a later one.`)
  return manifest
}

/**
 * Opens an archive, whatever is damaged in it.
 * @throws StartProblem if it cannot be read at all
 */
export const openArchive = async (file: string): Promise<Archive> => {
  const parts = await readParts(file)
  const text = parts.get(manifestPart)
  if (!text) throw noArchive(file)
  const manifest = manifestOf(file, text.toString('utf8'))
  const damaged = manifest.parts.filter(
    ({ part, sha256 }) =>
      createHash('sha256')
        .update(parts.get(part) ?? '')
        .digest('hex') !== sha256,
  )
  return {
    manifest,
    rows: (table) => (parts.get(partOf(table))?.toString('utf8') ?? '').split('\n').filter((line) => line !== ''),
    damaged: damaged.map(({ part }) => part),
  }
}

/** What is checked of it. @throws StartProblem if there is no campaign in it */
export const warOf = (file: string, archive: Archive): War => {
  const [campaign] = archive.rows('campaign')
  if (campaign === undefined) throw noArchive(file)
  return {
    campaign: JSON.parse(campaign) as ArchivedCampaign,
    record: archive.rows('record').map((row) => JSON.parse(row) as ArchivedEntry),
    resolutions: archive.rows('resolution').map((row) => JSON.parse(row) as ArchivedResolution),
    sheets: archive.rows('sheet').map((row) => JSON.parse(row) as ArchivedSheet),
  }
}
