import { GraphQLError } from 'graphql'
import * as words from '../messages/requests.generated.js'
import { memberOf } from '../base/memberOf.js'
import { trustedDocuments } from './trustedDocuments.generated.js'

/** The protocol of sockets requires a text: an empty one is none. */
const hasText = (request: unknown): boolean => {
  const query: unknown = memberOf(request, 'query')
  return query !== undefined && query !== null && query !== ''
}

/**
 * Our own pages name an operation by the id of its text (`documentId`), which they share with the server since both were built. Gives the request with that
 * text, which is then judged and priced as if it had been sent; anything else as it came.
 */
export const spelledOut = <Request>(request: Request): Request => {
  const id: unknown = memberOf(request, 'documentId')
  const text = typeof id === 'string' && !hasText(request) ? trustedDocuments.get(id) : undefined
  return text === undefined ? request : { ...request, query: text, documentId: undefined }
}

/** What is wrong with an id that is still there, with its status: a page that was loaded from another version sends the text then. */
export const documentFault = (request: unknown): readonly [number, GraphQLError] | null => {
  const id: unknown = memberOf(request, 'documentId') ?? undefined
  if (id === undefined) return null
  return hasText(request)
    ? [400, new GraphQLError(words.documentTwice(), { extensions: { code: 'BAD_INPUT' } })]
    : [404, new GraphQLError(words.documentUnknown(), { extensions: { code: 'DOCUMENT_UNKNOWN' } })]
}
