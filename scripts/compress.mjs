// Writes a .br and a .gz next to each built file that gets smaller by it: the server sends them as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const packable = /\.(css|html|js|json|map|svg|txt|webmanifest)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** @param {string} folder */
export async function compressBelow(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && packable.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const lane = async () => {
    for (let file = files.pop(); file; file = files.pop()) await compress(file)
  }
  await Promise.all(Array.from({ length: 2 * cpus().length }, lane))
}

async function compress(file) {
  const text = readFileSync(file)
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
  const br = await brotli(text, { params: { [quality]: 11, [size]: text.length } })
  const gz = await zip(text, { level: 9 })
  if (br.length < text.length) writeFileSync(`${file}.br`, br)
  if (gz.length < text.length) writeFileSync(`${file}.gz`, gz)
}
