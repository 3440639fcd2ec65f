import type { IncomingMessage, ServerResponse } from 'node:http'
import { isOwnOrigin } from '../base/origin.js'

/** Headers of answers that a page elsewhere may read, besides those that browsers always show. */
const shown = ['RateLimit', 'RateLimit-Policy', 'Retry-After', 'X-Request-Id']

const names = (header: string | undefined): readonly string[] =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase())

/**
 * Lets programs in pages of other sites call the API with a token of their user. Cookies never come along: a browser sends none, and shows no answer,
 * where the answer says `*`. True: the browser only asked whether it may call, and has its answer.
 */
export const openToTokens = (request: IncomingMessage, response: ServerResponse, publicUrl: string | null): boolean => {
  const { headers, method } = request
  const asks = method === 'OPTIONS' && names(headers['access-control-request-headers']).includes('authorization')
  if (isOwnOrigin(request, publicUrl) || !(asks || headers.authorization !== undefined)) return false
  response.setHeader('Access-Control-Allow-Origin', '*')
  if (!asks) {
    response.setHeader('Access-Control-Expose-Headers', shown.join(', '))
    return false
  }
  response.setHeader('Access-Control-Allow-Methods', 'POST')
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type, Accept-Language')
  response.setHeader('Access-Control-Max-Age', '7200')
  response.writeHead(204).end()
  return true
}
