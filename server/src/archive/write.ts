import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { ZipFile } from 'yazl'
import { counting } from '../backup/sum.js'
import { settle } from '../backup/tables.js'
import { fileProblem } from '../backup/take.js'
import { StartProblem } from '../base/startProblem.js'
import { findHouse } from '../db/house.js'
import { connectOwner } from '../db/owner.js'
import { campaignToArchive } from './campaign.js'
import { formatName, type Manifest, manifestPart, partOf, version } from './format.js'
import { archivedRows, type Keys } from './rows.js'
import { type ArchivedTable, tablesOf } from './tables.js'

export interface Exporting {
  readonly ownerUrl: string
  readonly campaign: string
  readonly file: string
  /** Whether a campaign that is still played may be written, with all its secrets. */
  readonly running: boolean
}

type Part = Manifest['parts'][number]

/** What is the same for every entry: no time of day, so that only the campaign makes a difference. */
const plain = { mtime: new Date(0), mode: 0o100600 }

async function* linesOf(rows: AsyncGenerator<object>, count: { rows: number }): AsyncGenerator<string> {
  for await (const row of rows) {
    count.rows += 1
    yield `${JSON.stringify(row)}\n`
  }
}

/** One table after the other goes from the database into the file. */
const addTable = (zip: ZipFile, client: Client, table: ArchivedTable, keys: Keys): Promise<Part> =>
  new Promise((resolve, reject) => {
    const part = partOf(table.table)
    zip.addReadStreamLazy(part, plain, (use) => {
      const [seen, count] = [{ rows: 0 }, counting()]
      pipeline(Readable.from(linesOf(archivedRows(client, table, keys), seen)), count.stream)
        .then(() => ({ part, rows: seen.rows, bytes: count.bytes(), sha256: count.sha256() }))
        .then(resolve, reject)
      use(null, count.stream)
    })
  })

const writeZip = async (client: Client, keys: Keys, path: string): Promise<Manifest> => {
  const house = await findHouse(client)
  const { rows } = await client.query<{ at: Date }>('SELECT now() AS at')
  const state = keys.running ? 'running' : 'ended'
  const zip = new ZipFile()
  const parts = Promise.all(tablesOf(state).map((table) => addTable(zip, client, table, keys)))
  // Last of all: it says what is in the parts before it.
  const manifest = parts.then((done): Manifest => ({
    ...{ format: formatName, version, state, campaign: keys.campaign },
    ...{ writtenAt: rows[0]?.at.toISOString() ?? '', migrations: house?.migrations ?? [], parts: done },
  }))
  zip.addReadStreamLazy(manifestPart, plain, (use) => {
    manifest.then(
      (whole) => use(null, Readable.from([Buffer.from(JSON.stringify(whole, null, 2))])),
      (error: unknown) => use(error, Readable.from([])),
    )
  })
  const failing = new AbortController()
  zip.on('error', (error) => failing.abort(error))
  zip.end()
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const written = pipeline(zip.outputStream, file, { signal: failing.signal }).catch((error: unknown) => {
    throw failing.signal.aborted ? failing.signal.reason : error
  })
  // Whatever fails first says why; the rest of it fails unheard.
  manifest.catch(() => undefined)
  await written
  return manifest
}

/**
 * Writes one campaign into a file, as of one moment; the server may go on meanwhile. The file appears completely or not at all.
 * @throws StartProblem
 */
export const writeArchive = async (
  exporting: Exporting,
): Promise<{ readonly name: string; readonly manifest: Manifest }> => {
  const { file, ownerUrl } = exporting
  if (existsSync(file)) throw new StartProblem(`${file} exists already. Nothing was written. Name another file.`)
  const draft = `${file}.${String(process.pid)}.part`
  const client = await connectOwner(ownerUrl)
  try {
    await settle(client)
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    if (!(await findHouse(client)))
      throw new StartProblem('There is no house in the database yet: the first start makes it. Nothing was written.')
    const keys = await campaignToArchive(client, exporting.campaign, exporting.running)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const manifest = await writeZip(client, keys, draft)
    await rename(draft, file)
    return { name: keys.name, manifest }
  } catch (error) {
    throw fileProblem(file, error)
  } finally {
    await rm(draft, { force: true }).catch(() => undefined)
    await client.end()
  }
}
