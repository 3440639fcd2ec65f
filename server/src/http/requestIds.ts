import type { IncomingMessage } from 'node:http'
import { newRequestId } from '../base/request.js'
import { trusted, type TrustProxy } from './address.js'

const header = 'x-request-id'

/** Long enough to be unique, and nothing that a log or a terminal would take for more than letters. */
const form = /^[\w-]{8,64}$/

/** Gives each request an id: that of a trusted proxy, or a new one. From then on it is the request's own header. */
export const requestIds = (trust: TrustProxy): ((request: IncomingMessage) => string) => {
  const isTrusted = trusted(trust)
  return ({ headers, socket }) => {
    const given = headers[header]
    const isKept = typeof given === 'string' && form.test(given) && isTrusted(socket.remoteAddress ?? '', 0)
    const id = isKept ? given : newRequestId()
    headers[header] = id
    return id
  }
}
