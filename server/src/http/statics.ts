import { readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import express, { type RequestHandler } from 'express'
import * as words from '../messages/requests.generated.js'

type Statics = (request: IncomingMessage, response: ServerResponse) => void

export const staticsPath = '/_next/static/'

/** What the build wrote next to a file, smallest first: made by scripts/compress.mjs. */
const packed = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const

/** Names of what is in a folder, from it on. */
export const filesBelow = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/')),
  )

/** Points the request at the smallest form of the file that the browser accepts; its type stays the file's own. */
export const choosePacked =
  (files: ReadonlySet<string>): RequestHandler =>
  (request, response, next) => {
    if (!files.has(request.path)) {
      next('router')
      return
    }
    response.vary('Accept-Encoding')
    const form = packed.find(
      ({ encoding, ending }) => files.has(request.path + ending) && request.acceptsEncodings(encoding) !== false,
    )
    if (form) {
      response.type(request.path.slice(request.path.lastIndexOf('.')))
      response.setHeader('Content-Encoding', form.encoding)
      request.url = request.path + form.ending
    }
    next()
  }

/**
 * The built files of the pages. Their names contain a content hash, so they may be cached indefinitely; they are the same for everybody and
 * hold no secret, so they may be compressed. A name that the build did not make is refused without looking at the disk.
 */
export const openStatics = (folder: string): Statics => {
  const app = express().disable('x-powered-by')
  app.set('etag', false)
  const router = express.Router({ caseSensitive: true })
  router.use(choosePacked(filesBelow(folder)))
  router.use(express.static(folder, { immutable: true, maxAge: '1y', index: false, redirect: false }))
  app.use(staticsPath, router)
  app.use((_, response) => {
    response.removeHeader('Content-Encoding')
    response.status(404).set('Cache-Control', 'no-store').type('text/plain').send(words.noFile())
  })
  return app
}
