import { mapExchange, type Operation, stringifyDocument } from 'urql'
import { trustedDocuments } from './trustedDocuments.generated.js'

/** What was sent as an id, by that id. */
const documents = new Map<string, Operation['query']>()

/** The server is of another version than this page, and does not know its ids. */
let isStranger = false

const nameOf = ({ definitions }: Operation['query']): string => {
  const operation = definitions.find((each) => 'operation' in each && 'name' in each)
  return operation && 'name' in operation ? operation.name.value : ''
}

/** Operations leave as ids of their documents, which the server shares since both were built. */
export const byId = mapExchange({
  onOperation: (operation) => {
    const id = isStranger ? undefined : trustedDocuments[nameOf(operation.query)]
    if (id === undefined || operation.kind === 'teardown') return operation
    documents.set(id, operation.query)
    return { ...operation, query: { ...operation.query, definitions: [], documentId: id } }
  },
})

/** An operation as it is sent. */
export interface Sent {
  readonly query?: string | undefined
  readonly documentId?: string | undefined
}

/** The same operation as a text, and all that follow too: asked for when the server refused an id. */
export const spelledOut = ({ documentId, ...body }: Sent): Sent => {
  isStranger = true
  const document = documents.get(documentId ?? '')
  return document ? { ...body, query: stringifyDocument(document) } : body
}

/** For requests: one whose id was refused is sent again as a text. */
export const fetchById: typeof fetch = async (address, request) => {
  const answer = await fetch(address, request)
  if (answer.status !== 404 || typeof request?.body !== 'string') return answer
  const body = spelledOut(JSON.parse(request.body) as Sent)
  return fetch(address, { ...request, body: JSON.stringify(body) })
}

/** For streams. */
export const isRefused = (problem: unknown): boolean =>
  Array.isArray(problem) &&
  problem.some((each: { extensions?: { code?: unknown } }) => each.extensions?.code === 'DOCUMENT_UNKNOWN')
