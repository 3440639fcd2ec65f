import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

export const json = 'application/json; charset=utf-8'
export const eventStream = 'text/event-stream'

/** Whether the caller takes a stream of events, as subscriptions over HTTP are. */
export const takesEvents = ({ accept = '' }: IncomingHttpHeaders): boolean =>
  accept.split(',').some((type) => type.split(';', 1)[0]?.trim() === eventStream)

/** Sends a value as JSON, in one piece. */
export const answer = (response: ServerResponse, status: number, value: object, type = json): void => {
  const text = `${JSON.stringify(value)}\n`
  response.statusCode = status
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.end(text)
}
