import type { IncomingMessage, ServerResponse } from 'node:http'
import { badInput, Problem } from '../base/problems.js'
import { fileOfForm } from './form.js'
import { limits, sentences } from './limits.js'

const declared = ({ headers }: IncomingMessage): number => Number(headers['content-length'] ?? 0)

const tooLarge = (): Problem => new Problem('LIMIT', sentences.bytes)

/** How much of a body that nobody wants is still taken in and thrown away, so that its sender hears why. */
const patience = 8 * limits.bytes

/** Ends a connection that goes on sending. */
export const discard = (request: IncomingMessage, response: ServerResponse): void => {
  let size = 0
  if (declared(request) > patience) response.setHeader('Connection', 'close')
  request.prependListener('data', (piece: Buffer) => {
    size += piece.length
    if (size > patience) request.destroy()
  })
  // Nobody listens yet.
  request.pause()
}

/** The whole body, held in memory and nowhere else. What is too much, or too late, is refused as soon as that is known. */
const wholeBody = (request: IncomingMessage, most: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    let [pieces, size]: [Buffer[], number] = [[], 0]
    const late = setTimeout(() => {
      reject(badInput('The file did not arrive in time. Try again on a better connection.'))
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
    const cutOff = (): void => reject(badInput('The upload was cut off. Send the file again.'))
    request.on('error', cutOff)
    request.on('close', () => {
      clearTimeout(late)
      cutOff()
    })
    request.resume()
    if (declared(request) > most) reject(tooLarge())
  })

/** The bytes of the file that a request carries, as the body itself or in a form. */
export const fileIn = async (request: IncomingMessage): Promise<Buffer> => {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
  if (encoding !== 'identity') throw badInput('Send the file as it is, without Content-Encoding.')
  const isForm = /^multipart\/form-data\s*;/iu.test(type)
  const body = await wholeBody(request, limits.bytes + (isForm ? limits.envelopeBytes : 0))
  return isForm ? fileOfForm(body, type) : body
}
