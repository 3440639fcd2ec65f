import { Busboy } from '@fastify/busboy'
import { badInput, Problem } from '../base/problems.js'
import { limits } from './limits.js'

const unreadable = (): Problem =>
  badInput('The form cannot be read. Send a form with exactly one file, or only the bytes of the file.')

const read = (body: Buffer, type: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const files: Buffer[][] = []
    const form = Busboy({
      headers: { 'content-type': type },
      limits: { files: 2, fields: 10, parts: 12, headerPairs: 20, fileSize: limits.bytes + 1 },
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
      else reject(badInput('Send exactly one file at a time.'))
    })
    form.end(body)
  })

/** The one file of a form, as browsers and tools send it. */
export const fileOfForm = async (body: Buffer, type: string): Promise<Buffer> => {
  try {
    return await read(body, type)
  } catch (error) {
    // The library throws at a type without a boundary.
    throw error instanceof Problem ? error : unreadable()
  }
}
