import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { sumMark } from './manifest.js'

const sumLength = 64

/** In place of the sum until it is known. */
export const noSum = `${sumMark}${'0'.repeat(sumLength)}`

export interface Counting {
  readonly stream: Transform
  bytes(): number
  /** Once it has ended. */
  sha256(): string
}

/** Passes everything on, and counts it. */
export const counting = (): Counting => {
  const hash: Hash = createHash('sha256')
  let bytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, bytes: () => bytes, sha256: () => hash.digest('hex') }
}

const sumOf = async (path: string, bytes: number): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { end: bytes - 1 })) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Reads what was written once more, and writes its sum at its end. */
export const writeSum = async (path: string): Promise<void> => {
  const file = await open(path, 'r+')
  try {
    const length = (await file.stat()).size - sumLength
    await file.write(await sumOf(path, length), length, 'latin1')
    await file.sync()
  } finally {
    await file.close()
  }
}

/** What is wrong with a file, if something is: it does not begin or does not end as a backup does, or its bytes have another sum. */
export const checkSum = async (path: string): Promise<'good' | 'damaged' | 'other'> => {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const head = Buffer.alloc(4)
    await file.read(head, 0, 4, 0)
    const isZip = head.toString('latin1') === 'PK\u0003\u0004'
    const tail = Buffer.alloc(noSum.length)
    if (size > tail.length) await file.read(tail, 0, tail.length, size - tail.length)
    const end = tail.toString('latin1')
    if (!end.startsWith(sumMark)) return isZip ? 'damaged' : 'other'
    return (await sumOf(path, size - sumLength)) === end.slice(sumMark.length) ? 'good' : 'damaged'
  } finally {
    await file.close()
  }
}
