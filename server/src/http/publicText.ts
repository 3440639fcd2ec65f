import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import express from 'express'

interface Forms {
  readonly etag: string
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

const formsOf = async (text: string): Promise<Forms> => {
  const plain = Buffer.from(text)
  const etag = `"${createHash('sha256').update(plain).digest('base64url')}"`
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(plain), promisify(gzip)(plain)])
  return { etag, plain, br, gzip: zipped }
}

/**
 * A text that is the same for everybody and changes with the version of the program alone: made and packed when it is first asked for. With its ETag a
 * program asks whether it is still the same.
 */
export const openPublicText = (path: string, type: string, text: () => string) => {
  let made: Promise<Forms> | null = null
  const app = express().disable('x-powered-by')
  app.set('etag', false)
  app.get(path, async (request, response) => {
    const { etag, ...forms } = await (made ??= formsOf(text()))
    response.vary('Accept-Encoding').type(type)
    response.set({ ETag: etag, 'Cache-Control': 'public, no-cache', 'Access-Control-Allow-Origin': '*' })
    response.set('Cross-Origin-Resource-Policy', 'cross-origin')
    // Not `request.fresh`: a program that has a copy of its own sends no-cache as well.
    if (request.headers['if-none-match']?.includes(etag)) {
      response.status(304).end()
      return
    }
    const form = (['br', 'gzip'] as const).find((encoding) => request.acceptsEncodings(encoding) !== false)
    if (form) response.set('Content-Encoding', form)
    response.send(forms[form ?? 'plain'])
  })
  app.use((_, response) => void response.status(405).set('Allow', 'GET, HEAD').end())
  return (request: IncomingMessage, response: ServerResponse): void => void app(request, response)
}
