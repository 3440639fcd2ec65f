import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import express from 'express'
import * as words from '../messages/requests.generated.js'
import { choosePacked, filesBelow } from './statics.js'

export const docsPath = '/docs'

/** Written by scripts/docs when Muster is built. */
const built = fileURLToPath(new URL('../../../web/.docs', import.meta.url))

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Docs = (request: IncomingMessage, response: ServerResponse) => void

/** The reference for tools: files that are the same for everybody and hold no secret. Null: it has not been built. */
export const openDocs = (folder: string = built): Docs | null => {
  if (!existsSync(folder)) return null
  const files = filesBelow(folder)
  const router = express.Router({ caseSensitive: true })
  router.use((request, response, next) => {
    const page = `${request.path === '/' ? '/index' : request.path}.html`
    if (files.has(page)) {
      response.setHeader('Content-Security-Policy', policy)
      request.url = page
    }
    next()
  })
  router.use(choosePacked(files))
  router.use(express.static(folder, { index: false, redirect: false, cacheControl: false }))
  const app = express().disable('x-powered-by')
  app.use(docsPath, ({ path }, response, next) => {
    // Names of assets hold a hash of what is in them.
    const lasts = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'
    response.setHeader('Cache-Control', `public, ${lasts}`)
    next()
  })
  app.use(docsPath, router)
  app.use((_, response) => {
    response.removeHeader('Content-Encoding')
    response.status(404).set('Cache-Control', 'no-store').type('text/plain').send(words.noFile())
  })
  return app
}
