import { sharedWarOf } from '../../../../../war/marked.js'
import { pictureOf } from '../../../../../war/picture.js'

interface Asked {
  readonly params: Promise<{ readonly code: string }>
}

/** The map at the end of a shared war, for the preview of its link. A copy is asked for anew each time: the link may be taken back. */
export const GET = async (request: Request, { params }: Asked): Promise<Response> => {
  const { code } = await params
  const war = sharedWarOf(request.headers)
  if (!war?.view) return new Response('There is no such picture.\n', { status: 404 })
  const { bytes, etag } = await pictureOf(code, { ...war, view: war.view })
  const headers = { ETag: etag, 'Cache-Control': 'private, no-cache', 'Cross-Origin-Resource-Policy': 'cross-origin' }
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes), { headers: { ...headers, 'Content-Type': 'image/png' } })
}
