import { mapExchange } from 'urql'

/** The server is of another version than this page, and does not know its ids. */
let isStranger = false

/** Operations leave as ids of their documents, which the server shares since both were built. */
export const byId = mapExchange({
  onOperation: (operation) =>
    'documentId' in operation.query ? { ...operation, query: { ...operation.query, definitions: [] } } : operation,
})

/** An operation as it is sent. */
export interface Sent {
  readonly query?: string | undefined
  readonly documentId?: string | undefined
}

/** The same operation as a text, which a page has to fetch. */
export const spelledOut = async ({ documentId, ...body }: Sent): Promise<Sent> => {
  isStranger = true
  const { trustedDocuments } = await import('./trustedDocuments.generated.js')
  return { ...body, query: trustedDocuments.get(documentId ?? '') }
}

/** For requests: one whose id was refused is sent again as a text, and all that follow are sent as texts. */
export const fetchById: typeof fetch = async (address, request) => {
  const sent = (body: Sent): Promise<Response> => fetch(address, { ...request, body: JSON.stringify(body) })
  if (typeof request?.body !== 'string') return fetch(address, request)
  const body = JSON.parse(request.body) as Sent
  if (body.documentId === undefined) return sent(body)
  const answer = isStranger ? null : await sent(body)
  return answer && answer.status !== 404 ? answer : sent(await spelledOut(body))
}

/** For streams. */
export const isRefused = (problem: unknown): boolean =>
  Array.isArray(problem) &&
  problem.some((each: { extensions?: { code?: unknown } }) => each.extensions?.code === 'DOCUMENT_UNKNOWN')
