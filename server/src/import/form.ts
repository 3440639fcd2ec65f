import { Busboy } from '@fastify/busboy'
import * as words from '../messages/lists.generated.js'
import { badInput, Problem } from '../base/problems.js'

const unreadable = (): Problem => badInput(words.form())

const read = (body: Buffer, type: string, bytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const files: Buffer[][] = []
    const form = Busboy({
      headers: { 'content-type': type },
      limits: { files: 2, fields: 10, parts: 12, headerPairs: 20, fileSize: bytes + 1 },
    })
    form.on('file', (_, stream) => {
      const pieces: Buffer[] = []
      files.push(pieces)
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('error', () => reject(unreadable()))
    })
    form.on('error', () => reject(unreadable()))
    form.on('finish', () => {
      const [file] = files
      if (file && files.length === 1) resolve(Buffer.concat(file))
      else reject(badInput(words.oneFile()))
    })
    form.end(body)
  })

/** The one file of a form, as browsers and tools send it. */
export const fileOfForm = async (body: Buffer, type: string, bytes: number): Promise<Buffer> => {
  try {
    return await read(body, type, bytes)
  } catch (error) {
    // The library throws on a type without a boundary.
    throw error instanceof Problem ? error : unreadable()
  }
}
