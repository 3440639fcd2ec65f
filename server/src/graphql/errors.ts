import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import * as words from '../messages/requests.generated.js'
import { isDatabaseLoss } from '../base/databaseLoss.js'
import { Problem } from '../base/problems.js'
import { logFault } from '../base/log.js'
import { newRequestId, requestId } from '../base/request.js'

/** Codes of the transport layer → ours. */
const codes: Readonly<Record<string, string>> = {
  GRAPHQL_PARSE_FAILED: 'BAD_INPUT',
  GRAPHQL_VALIDATION_FAILED: 'BAD_INPUT',
  BAD_USER_INPUT: 'BAD_INPUT',
  BAD_REQUEST: 'BAD_INPUT',
  OPERATION_RESOLUTION_FAILURE: 'BAD_INPUT',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_INPUT',
  LIMIT: 'LIMIT',
  BAD_INPUT: 'BAD_INPUT',
  DOCUMENT_UNKNOWN: 'DOCUMENT_UNKNOWN',
  UNAUTHENTICATED: 'UNAUTHENTICATED',
}

/** Names of fields and types are not revealed to those who may not ask for the schema. */
const withoutHints = (message: string): string => message.replace(/ ?Did you mean .+$/s, '')

const place = ({ path, locations }: GraphQLFormattedError): Pick<GraphQLFormattedError, 'path' | 'locations'> => ({
  ...(path ? { path } : {}),
  ...(locations ? { locations } : {}),
})

/** A refusal for lack of points says how many there are. */
const costOf = ({ extensions }: GraphQLFormattedError): { readonly cost?: unknown } =>
  extensions?.['cost'] === undefined ? {} : { cost: extensions['cost'] }

const thrownBy = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? thrownBy(error.originalError) : error

/**
 * The one form in which errors leave: a code, and a sentence that says what to do. An unexpected error is logged under the id of the request, which
 * the caller is told, and reveals nothing else.
 */
export const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  const thrown = thrownBy(error)
  if (thrown instanceof Problem)
    return {
      message: thrown.message,
      ...place(formatted),
      extensions: { code: thrown.code, ...(thrown.at === null ? {} : { at: thrown.at }) },
    }
  const known = codes[String(formatted.extensions?.['code'])]
  // The library's own refusals (syntax, validation, coercion of variables) wrap no thrown error.
  if (thrown instanceof GraphQLError && (known || formatted.path === undefined))
    return {
      message: withoutHints(formatted.message),
      ...place(formatted),
      extensions: { code: known ?? 'BAD_INPUT', ...costOf(formatted) },
    }
  if (isDatabaseLoss(thrown)) {
    logFault('the database does not answer', thrown)
    // It does not say that nothing was changed: if the answer was lost, nobody knows whether the change was made.
    return { message: words.databaseAway(), ...place(formatted), extensions: { code: 'UNAVAILABLE' } }
  }
  const reference = requestId() ?? newRequestId()
  logFault(`error ${reference}`, thrown)
  return {
    message: words.fault({ reference }),
    ...place(formatted),
    extensions: { code: 'INTERNAL', reference },
  }
}

/** For streams, which no library formats. */
export const formatted = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error)
