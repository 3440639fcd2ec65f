import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { strToU8, zipSync } from 'fflate'

export const sample = (name: string): Buffer => readFileSync(fileURLToPath(new URL(`lists/${name}`, import.meta.url)))

/** A packed file of entries by their names. */
export const zipOf = (entries: Readonly<Record<string, string | Buffer>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(entries).map(([name, held]) => [name, typeof held === 'string' ? strToU8(held) : held]),
      ),
    ),
  )

/** A list of JSON with these selections in one force. */
export const listOf = (...selections: readonly object[]): Buffer =>
  Buffer.from(JSON.stringify({ roster: { name: 'A list', forces: [{ name: 'A force', selections }] } }))

/** The packed file with another unpacked size in its directory: it claims less than it holds. */
export const lying = (zip: Buffer, size: number): Buffer => {
  const copy = Buffer.from(zip)
  const directory = copy.indexOf(Buffer.from([0x50, 0x4b, 1, 2]))
  copy.writeUInt32LE(size, directory + 24)
  return copy
}
