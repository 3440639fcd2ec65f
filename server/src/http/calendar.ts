import type { IncomingMessage, ServerResponse } from 'node:http'
import * as calendar from '../messages/calendar.generated.js'
import * as words from '../messages/requests.generated.js'
import type { Services } from '../graphql/context.js'
import { feedOf } from '../notify/feed.js'

export const calendars = '/calendar/'

const pathForm = /^\/calendar\/([\w-]{20,100})\.ics$/

/** Points of one reading. */
const price = 2_000

const plain = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}

/** `GET /calendar/<secret>.ics`: the calendar of whoever was given this address. Any other is unknown, in the same words. */
export const openCalendars = ({ reads, budget, addressOf, publicUrl }: Services) => {
  const answer = async (secret: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rows = secret === '' ? null : await reads.calendar(secret)
    if (!rows) {
      budget.refuse({ userId: null, address: addressOf(request) }, () => plain(response, 404, words.noPage()))
      return
    }
    const { text, etag } = feedOf(rows, publicUrl, secret)
    response.setHeader('ETag', etag)
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return
    }
    response.writeHead(200, { 'Content-Type': 'text/calendar; charset=utf-8' })
    response.end(request.method === 'HEAD' ? undefined : text)
  }
  return async (path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setHeader('Cache-Control', 'private, no-cache')
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    const { wait } = budget.charge({ userId: null, address: addressOf(request) }, price)
    if (wait !== null) {
      response.setHeader('Retry-After', String(wait))
      plain(response, 429, calendar.often())
      return
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    await answer((isRead && pathForm.exec(path)?.[1]) || '', request, response)
  }
}
