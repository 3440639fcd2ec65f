import type { ImportedRoster } from '@muster/rulesets/kit/roster.js'
import { setImmediate as breathe } from 'node:timers/promises'
import * as words from '../messages/lists.generated.js'
import { badInput, Problem } from '../base/problems.js'
import { limits, sentences } from './limits.js'
import { rosterOf } from './roster.js'
import { checkShape } from './shape.js'
import { treeOf } from './tree.js'
import { openXml } from './xml.js'
import { unzipped } from './zip.js'

const pieceBytes = 64 * 1024

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes)
    await breathe()
  }
}

const notText = (): Problem => badInput(words.notText())

/** Others are served between two chunks. */
const readXml = async (pieces: AsyncIterable<Buffer>): Promise<unknown> => {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decoded = (piece?: Buffer): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch {
      throw notText()
    }
  }
  const xml = openXml()
  for await (const piece of pieces) xml.write(decoded(piece))
  xml.write(decoded())
  return xml.end()
}

const readJson = (bytes: Buffer): unknown => {
  checkShape(bytes)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw notText()
  }
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw badInput(words.notJson())
  }
}

const startOf = (bytes: Buffer): string =>
  bytes
    .subarray(0, 256)
    .toString('utf8')
    .replace(/^\ufeff/u, '')
    .trimStart()

/** The type of a file, by its first bytes and never by its name. */
const parsed = async (bytes: Buffer): Promise<unknown> => {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return await readXml(unzipped(bytes))
  const start = startOf(bytes)
  if (start.startsWith('<')) return await readXml(piecesOf(bytes))
  if (start.startsWith('{')) return readJson(bytes)
  if (start === '') throw badInput(words.empty())
  throw badInput(words.unreadable())
}

/** Reads an army list from the bytes of a file. @throws Problem with one sentence that says what to do */
export const readList = async (bytes: Buffer): Promise<ImportedRoster> => {
  if (bytes.length > limits.bytes) throw new Problem('LIMIT', sentences.bytes())
  return rosterOf(treeOf(await parsed(bytes)))
}
