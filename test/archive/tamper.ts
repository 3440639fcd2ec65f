import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { ZipFile } from 'yazl'
import type { Manifest } from '../../server/src/archive/format.js'

/** The parts of an archive, by name. */
const partsOf = async (file: string): Promise<Map<string, string>> => {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false })
  const entries = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  const parts = new Map<string, string>()
  for (const entry of entries)
    parts.set(entry.fileName, (await buffer(await zip.openReadStreamPromise(entry))).toString('utf8'))
  zip.close()
  return parts
}

const write = async (parts: ReadonlyMap<string, string>, file: string): Promise<void> => {
  const zip = new ZipFile()
  for (const [name, text] of parts) zip.addBuffer(Buffer.from(text), name)
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(file))
}

/** The rows of a table, to be changed. */
export type Tables = <Row extends object>(table: string) => Row[]

/** A copy in which rows are others, with sums to match: what somebody makes who knows the format. `honest`: the sums stay, as with a bad disk. */
export const tampered = async (
  file: string,
  copy: string,
  change: (tables: Tables) => void,
  sums: 'matching' | 'kept' = 'matching',
): Promise<string> => {
  const parts = await partsOf(file)
  const read = new Map<string, object[]>()
  change(<Row extends object>(table: string) => {
    const rows = (parts.get(`${table}.ndjson`) ?? '')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row)
    read.set(`${table}.ndjson`, rows)
    return rows
  })
  for (const [part, rows] of read) parts.set(part, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  if (sums === 'matching') {
    const manifest = JSON.parse(parts.get('manifest.json') ?? '') as Manifest
    const sha256 = (part: string): string =>
      createHash('sha256')
        .update(parts.get(part) ?? '')
        .digest('hex')
    const listed = manifest.parts.map((one) => ({ ...one, sha256: sha256(one.part) }))
    parts.set('manifest.json', JSON.stringify({ ...manifest, parts: listed }))
  }
  await write(parts, copy)
  return copy
}
