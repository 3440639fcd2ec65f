import type { ServerResponse } from 'node:http'
import * as words from '../messages/pictures.generated.js'
import type { ProblemCode } from '../base/problems.js'

const policy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** Errors have the same shape as in GraphQL. */
export const tell = (response: ServerResponse, status: number, body: object): void => {
  if (response.destroyed || response.headersSent) return
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

export const refuseWith = (response: ServerResponse, status: number, message: string, code: ProblemCode): void =>
  tell(response, status, { errors: [{ message, extensions: { code } }] })

/** The same for a picture that does not exist and for one that the caller may not see. */
export const noPicture = (response: ServerResponse): void => refuseWith(response, 404, words.none(), 'NOT_FOUND')

/**
 * A browser keeps it for its own user, and asks each time whether they may still see it: the tag says nothing but which picture it is, which whoever asks
 * has named.
 */
export const sendPicture = (
  response: ServerResponse,
  {
    bytes,
    tag,
    known,
    head,
  }: { readonly bytes: Buffer; readonly tag: string; readonly known: boolean; readonly head: boolean },
): void => {
  response.setHeader('Content-Security-Policy', policy)
  response.setHeader('Cache-Control', 'private, no-cache')
  response.setHeader('Vary', 'Cookie, Authorization')
  response.setHeader('ETag', tag)
  if (known) response.writeHead(304).end()
  else {
    response.writeHead(200, {
      'Content-Type': 'image/webp',
      'Content-Length': String(bytes.length),
      'Content-Disposition': 'inline; filename="picture.webp"',
    })
    response.end(head ? undefined : bytes)
  }
}
