import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Client } from 'pg'
import { ZipFile } from 'yazl'
import { StartProblem } from '../base/startProblem.js'
import { findHouse } from '../db/house.js'
import { codeOf, connectOwner } from '../db/owner.js'
import { format, type Manifest, parts, type TablePart } from './manifest.js'
import { counting, noSum, writeSum } from './sum.js'
import { rowsOut, sequencesOf, settle, type Table, tablesOf } from './tables.js'

export interface Taking {
  readonly ownerUrl: string
  readonly file: string
  /** The text of the file `secret` in the data folder; null where the house gets its secret from MUSTER_SECRET, which is kept elsewhere. */
  readonly secret: string | null
}

/** What is the same for every entry: no time of day, so that only the house makes a difference. */
const plain = { mtime: new Date(0), mode: 0o100600 }

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

const begin = async (client: Client): Promise<Omit<Manifest, 'tables' | 'sequences' | 'secret'>> => {
  await settle(client)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const house = await findHouse(client)
  if (!house || house.filling || house.migrations.length === 0)
    throw new StartProblem('There is nothing to back up: no server has been started on this database yet.')
  const { rows } = await client.query<{ at: Date; version: string }>(
    `SELECT now() AS at, current_setting('server_version') AS version`,
  )
  return {
    ...{ format, takenAt: rows[0]?.at.toISOString() ?? '', postgres: rows[0]?.version ?? '' },
    ...{ migrations: house.migrations, fingerprint: house.fingerprint },
  }
}

/** One table after the other goes from the database into the file: neither is ever held in memory. */
const addTables = (zip: ZipFile, client: Client, tables: readonly Table[]): readonly Promise<TablePart>[] =>
  tables.map(
    (table) =>
      new Promise((resolve, reject) => {
        const part = `${table.schema}/${table.table}.copy`
        zip.addReadStreamLazy(part, plain, (use) => {
          const rows = rowsOut(client, table)
          const count = counting()
          pipeline(rows, count.stream)
            .then(() => ({ part, ...table, rows: rows.rowCount, bytes: count.bytes(), sha256: count.sha256() }))
            .then(resolve, reject)
          use(null, count.stream)
        })
      }),
  )

const writeZip = async (client: Client, { secret }: Taking, path: string): Promise<Manifest> => {
  const head = await begin(client)
  const zip = new ZipFile()
  const tables = Promise.all(addTables(zip, client, await tablesOf(client)))
  if (secret !== null) zip.addBuffer(Buffer.from(secret), parts.secret, plain)
  // Last of all: it says what is in the parts before it.
  const manifest = tables.then(async (done): Promise<Manifest> => ({
    ...head,
    secret: secret === null ? null : { part: parts.secret, sha256: sha256(secret) },
    tables: done,
    sequences: await sequencesOf(client),
  }))
  const text = manifest.then((whole) => Readable.from([Buffer.from(JSON.stringify(whole, null, 2))]))
  zip.addReadStreamLazy(parts.manifest, plain, (use) => {
    text.then(
      (stream) => use(null, stream),
      (error: unknown) => use(error, Readable.from([])),
    )
  })
  const failing = new AbortController()
  zip.on('error', (error) => failing.abort(error))
  zip.end({ forceZip64Format: false, comment: noSum })
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const written = pipeline(zip.outputStream, file, { signal: failing.signal }).catch((error: unknown) => {
    throw failing.signal.aborted ? failing.signal.reason : error
  })
  // Whatever fails first says why; the rest of it fails unheard.
  text.catch(() => undefined)
  await written
  return manifest
}

export const fileProblem = (file: string, error: unknown): unknown => {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new StartProblem(
      `The disk that ${file} is to be written to is full. Nothing was written. Free some space, or name a file elsewhere.`,
    )
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT'].includes(code))
    return new StartProblem(
      `${file} cannot be written (${code}). Nothing was written. Name a file in a folder that you may write to.`,
    )
  return error
}

/**
 * Writes everything that a house holds into one file, which only its owner may read, as of one moment; the server may go on meanwhile. The file
 * appears completely or not at all.
 * @throws StartProblem
 */
export const takeBackup = async (taking: Taking): Promise<Manifest> => {
  const { file } = taking
  if (existsSync(file)) throw new StartProblem(`${file} exists already. Nothing was written. Name another file.`)
  const draft = `${file}.${String(process.pid)}.part`
  const client = await connectOwner(taking.ownerUrl)
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    const manifest = await writeZip(client, taking, draft)
    await writeSum(draft)
    await rename(draft, file)
    return manifest
  } catch (error) {
    throw fileProblem(file, error)
  } finally {
    await rm(draft, { force: true }).catch(() => undefined)
    await client.end()
  }
}
