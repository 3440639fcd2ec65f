import type { ServerResponse } from 'node:http'

export const json = 'application/json; charset=utf-8'

/** Sends a value as JSON, in one piece. */
export const answer = (response: ServerResponse, status: number, value: object, type = json): void => {
  const text = `${JSON.stringify(value)}\n`
  response.statusCode = status
  response.setHeader('Content-Type', type)
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.end(text)
}
