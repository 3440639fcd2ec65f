import { randomBytes } from 'node:crypto'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { isDatabaseLoss } from '../base/databaseLoss.js'
import { Problem } from '../base/problems.js'
import { logFault } from '../base/log.js'

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
  UNAUTHENTICATED: 'UNAUTHENTICATED',
}

/** Names of fields and types are not given away to those who may not ask for the schema. */
const withoutHints = (message: string): string => message.replace(/ ?Did you mean .+$/s, '')

const place = ({ path, locations }: GraphQLFormattedError): Pick<GraphQLFormattedError, 'path' | 'locations'> => ({
  ...(path ? { path } : {}),
  ...(locations ? { locations } : {}),
})

/** What cannot be paid says what there is. */
const costOf = ({ extensions }: GraphQLFormattedError): { readonly cost?: unknown } =>
  extensions?.['cost'] === undefined ? {} : { cost: extensions['cost'] }

const thrownBy = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? thrownBy(error.originalError) : error

/** Not that nothing was changed: whether a change arrived whose answer was lost, nobody knows. */
const away = 'The database is not responding. What was acknowledged is safe. Try again in a few seconds.'

/**
 * The one form in which errors leave: a code, and a sentence that says what to do. What nobody foresaw is logged under a reference that
 * the caller is told, and says nothing else.
 */
export const formatError = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
  const thrown = thrownBy(error)
  if (thrown instanceof Problem)
    return { message: thrown.message, ...place(formatted), extensions: { code: thrown.code } }
  const known = codes[String(formatted.extensions?.['code'])]
  // The library's own refusals (syntax, validation, coercion of variables) carry no thrown error beneath.
  if (thrown instanceof GraphQLError && (known || formatted.path === undefined))
    return {
      message: withoutHints(formatted.message),
      ...place(formatted),
      extensions: { code: known ?? 'BAD_INPUT', ...costOf(formatted) },
    }
  if (isDatabaseLoss(thrown)) {
    logFault('the database does not answer', thrown)
    return { message: away, ...place(formatted), extensions: { code: 'UNAVAILABLE' } }
  }
  const reference = randomBytes(6).toString('hex')
  logFault(`error ${reference}`, thrown)
  return {
    message: `Something went wrong on the server, and nothing was changed. Try again; if it stays, tell the operator reference ${reference}.`,
    ...place(formatted),
    extensions: { code: 'INTERNAL', reference },
  }
}

/** For streams, where no library formats. */
export const formatted = (error: GraphQLError): GraphQLFormattedError => formatError(error.toJSON(), error)
