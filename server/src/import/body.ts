import type { IncomingMessage, ServerResponse } from 'node:http'
import * as words from '../messages/lists.generated.js'
import { badInput, Problem } from '../base/problems.js'
import { fileOfForm } from './form.js'
import { limits, sentences } from './limits.js'

/** How large a file may be, and what is said of a larger one. */
export interface Accepted {
  readonly bytes: number
  readonly tooLarge: () => string
}

const armyList: Accepted = { bytes: limits.bytes, tooLarge: sentences.bytes }

const declared = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)

/** How much of a refused body is still read and dropped, so that its sender gets the reason: so many times what is accepted. */
const patience = 8

/** Ends a connection that goes on sending. */
export const discard = (
  request: IncomingMessage,
  response: ServerResponse,
  { bytes }: Pick<Accepted, 'bytes'> = armyList,
): void => {
  let size = 0
  const most = patience * bytes
  if (declared(request) > most) response.setHeader('Connection', 'close')
  request.prependListener('data', (piece: Buffer) => {
    size += piece.length
    if (size > most) request.destroy()
  })
  // Nobody listens yet.
  request.pause()
}

/** The whole body, held in memory and nowhere else. What is too much, or too late, is refused as soon as that is known. */
const wholeBody = (request: IncomingMessage, most: number, sentence: () => string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const tooLarge = (): Problem => new Problem('LIMIT', sentence())
    let [pieces, size]: [Buffer[], number] = [[], 0]
    const late = setTimeout(() => {
      reject(badInput(words.late()))
    }, limits.arrivalMilliseconds)
    request.on('data', (piece: Buffer) => {
      size += piece.length
      if (size <= most) pieces.push(piece)
      else {
        pieces = []
        reject(tooLarge())
      }
    })
    request.on('end', () => resolve(Buffer.concat(pieces)))
    const cutOff = (): void => reject(badInput(words.cutOff()))
    request.on('error', cutOff)
    request.on('close', () => {
      clearTimeout(late)
      cutOff()
    })
    request.resume()
    if (declared(request) > most) reject(tooLarge())
  })

/** The bytes of the file in a request, as the body itself or in a form. */
export const fileIn = async (request: IncomingMessage, accepted: Accepted = armyList): Promise<Buffer> => {
  const { bytes, tooLarge } = accepted
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  if (encoding !== 'identity') throw badInput(words.encoded())
  const isForm = /^multipart\/form-data\s*;/iu.test(type)
  const body = await wholeBody(request, bytes + (isForm ? limits.envelopeBytes : 0), tooLarge)
  return isForm ? fileOfForm(body, type, bytes) : body
}
