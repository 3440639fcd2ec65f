import type { IncomingMessage, ServerResponse } from 'node:http'
import { getOperationAST } from 'graphql'
import { memberOf } from '../base/memberOf.js'
import { answer, json } from './answer.js'
import type { Context } from './context.js'
import { formatted } from './errors.js'
import type { Execution } from './execution.js'
import type { Admitted } from './limits/admit.js'

const graphqlResponse = 'application/graphql-response+json'

/** Which of the two media types a caller accepts; null: they weigh several, which the library handles. */
const typeFor = (accept: string | undefined): string | null => {
  if (accept === undefined || accept === '*/*') return json
  if (accept.includes(';')) return null
  const first = accept.split(',', 1)[0]?.trim()
  if (first === 'application/json') return json
  return first === graphqlResponse ? `${graphqlResponse}; charset=utf-8` : null
}

type Variables = Readonly<Record<string, unknown>>

/** Null: they are not variables, and the library says so. */
const variablesOf = (body: unknown): Variables | null => {
  const given: unknown = memberOf(body, 'variables') ?? {}
  return typeof given === 'object' && !Array.isArray(given) ? { ...given } : null
}

/**
 * Answers a query that came before and was valid as the library would, but without its plugins and hooks, which take longer than most
 * queries. False: nothing was done, and the library has to answer, because it is a mutation, comes for the first time, or is somehow wrong.
 */
export const answerRepeated = async (
  execution: Execution,
  { headers }: IncomingMessage,
  response: ServerResponse,
  { body, admitted: { document }, context }: { body: unknown; admitted: Admitted; context: Context },
): Promise<boolean> => {
  const [type, variables] = [typeFor(headers.accept), variablesOf(body)]
  const name: unknown = memberOf(body, 'operationName') ?? null
  if (!type || !variables || memberOf(body, 'extensions') != null) return false
  if (name !== null && name !== getOperationAST(document)?.name?.value) return false
  const compiled = execution.repeated(document)
  const result = compiled && (await compiled.query(undefined, context, variables))
  // Variables that do not fit: no resolver was called.
  if (!result || result.data === undefined) return false
  const { data, errors } = result
  const { cost } = context
  answer(response, 200, { errors: errors?.map(formatted), data, ...(cost && { extensions: { cost } }) }, type)
  return true
}
