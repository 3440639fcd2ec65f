import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import * as words from '../messages/lists.generated.js'
import { badInput, Problem } from '../base/problems.js'
import { limits, sentences } from './limits.js'

const damaged = (): Problem => badInput(words.damaged())

const isFolder = ({ fileName }: Entry): boolean => fileName.endsWith('/')

/** The library has refused names that lead out of a folder, start at a root or hold backslashes; this is its message for it. */
const nameFault = /^(?:invalid relative path|absolute path|invalid characters in fileName)/

const open = async (bytes: Buffer): Promise<ZipFile> => {
  try {
    return await fromBufferPromise(bytes, {
      lazyEntries: true,
      decodeStrings: true,
      validateEntrySizes: true,
      strictFileNames: true,
    })
  } catch {
    throw damaged()
  }
}

const entriesOf = async (zip: ZipFile): Promise<readonly Entry[]> => {
  if (zip.entryCount > limits.entries) throw new Problem('LIMIT', sentences.entries())
  const entries: Entry[] = []
  try {
    for await (const entry of zip.eachEntry()) entries.push(entry)
  } catch (error) {
    if (error instanceof Error && nameFault.test(error.message)) throw badInput(words.outside())
    throw damaged()
  }
  return entries
}

/** What the directory claims is checked first: a bomb that says so is never unpacked. */
const checkClaims = (entries: readonly Entry[], packed: number): void => {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (unpacked > limits.unpackedBytes) throw new Problem('LIMIT', sentences.unpacked())
  const dense = ({ compressedSize, uncompressedSize }: Entry): boolean =>
    uncompressedSize > limits.ratio * compressedSize
  if (unpacked > limits.ratio * packed || entries.some(dense)) throw new Problem('LIMIT', sentences.ratio())
}

const nested = (): Problem => badInput(words.nested())

const rosterAmong = (entries: readonly Entry[]): Entry => {
  const files = entries.filter((entry) => !isFolder(entry))
  if (files.some(({ fileName }) => /\.(?:zip|rosz)$/iu.test(fileName))) throw nested()
  // A single file is the list, whatever it is called.
  const lists = files.length === 1 ? files : files.filter(({ fileName }) => /\.ros$/iu.test(fileName))
  const [list] = lists
  if (lists.length > 1) throw badInput(words.several())
  if (!list) throw badInput(words.noRoster())
  if (!list.canDecodeFileData() || list.isEncrypted()) throw badInput(words.encrypted())
  return list
}

/** The one list of a packed file, chunk by chunk. Sizes are counted as they arrive, whatever the directory claims. */
export async function* unzipped(bytes: Buffer): AsyncGenerator<Buffer> {
  const zip = await open(bytes)
  const entries = await entriesOf(zip)
  checkClaims(entries, bytes.length)
  const entry = rosterAmong(entries)
  let [size, isFirst] = [0, true]
  try {
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      const part = piece as Buffer
      size += part.length
      if (size > limits.unpackedBytes) throw new Problem('LIMIT', sentences.unpacked())
      if (size > limits.ratio * bytes.length) throw new Problem('LIMIT', sentences.ratio())
      if (isFirst && part.subarray(0, 2).toString('latin1') === 'PK') throw nested()
      isFirst = false
      yield part
    }
  } catch (error) {
    throw error instanceof Problem ? error : damaged()
  }
}
