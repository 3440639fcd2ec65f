import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import express from 'express'
import * as words from '../messages/requests.generated.js'

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

export interface PublicText {
  /** The address at which it is, whatever its version. */
  readonly path: string
  readonly type: string
  readonly text: () => string
  /** Which version is asked for; left out: the one that there is. */
  readonly version?: string
  /** The address of a version, which never changes; left out: versions have none. */
  readonly addressOf?: (version: string) => string
}

const lasting = 'public, max-age=31536000, immutable'

/**
 * Texts that are the same for everybody and change with the version of the program alone: each is made and packed when it is first asked for. With its
 * ETag a program asks whether it is still the same; what names its version in the address never changes.
 */
export const openPublicTexts = (find: (path: string) => PublicText | null) => {
  const made = new Map<string, Promise<Forms>>()
  const formsFor = ({ path, text }: PublicText): Promise<Forms> => {
    const forms = made.get(path) ?? formsOf(text())
    made.set(path, forms)
    return forms
  }
  const app = express().disable('x-powered-by')
  app.set('etag', false)
  app.get(/.*/, async (request, response) => {
    const found = find(request.path)
    const known = found && (await formsFor(found))
    if (!known || (found.version !== undefined && known.etag !== `"${found.version}"`)) {
      response.status(404).set('Cache-Control', 'no-store').type('text/plain').send(words.noFile())
      return
    }
    const { etag, ...forms } = known
    response.vary('Accept-Encoding').type(found.type)
    response.set({ ETag: etag, 'Access-Control-Allow-Origin': '*' })
    response.set('Cache-Control', found.version === undefined ? 'public, no-cache' : lasting)
    response.set('Cross-Origin-Resource-Policy', 'cross-origin')
    if (found.addressOf) response.set('Content-Location', found.addressOf(etag.slice(1, -1)))
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
