import type { RequestHandler, Response } from 'express'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import type { SignedIn } from '../auth/caller.js'
import { memberOf } from '../auth/member.js'
import type { Services } from './context.js'
import { formatted } from './errors.js'
import { admit } from './limits/admit.js'
import { variablesProblem } from './limits/text.js'

/** Who called, as the gate found out. */
const callers = new WeakMap<Response, SignedIn | null>()

export const callerOf = (response: Response): SignedIn | null => callers.get(response) ?? null

const refuse = (response: Response, status: number, message: string, code: string): void => {
  const error = formatted(new GraphQLError(message, { extensions: { code } }))
  response.status(status).json({ errors: [error] })
}

/** Finds out who calls, for everything behind it. */
export const identify =
  ({ accounts }: Services): RequestHandler =>
  async (request, response, next) => {
    const credential = accounts.credentialOf(request.headers)
    callers.set(response, credential && (await accounts.whoIs(credential)))
    response.setHeader('Cache-Control', 'no-store')
    next()
  }

/** Refuses what is too large to look at, before anything is executed; what is merely wrong is left to the executor. An address carries no operation. */
export const gate =
  (schema: GraphQLSchema): RequestHandler =>
  (request, response, next) => {
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST')
      refuse(response, 405, 'Send operations by POST, as JSON: {"query": "…", "variables": {…}}.', 'BAD_INPUT')
      return
    }
    const source: unknown = memberOf(request.body, 'query')
    const variables: unknown = memberOf(request.body, 'variables')
    const wrong = variablesProblem(variables)
    if (wrong) {
      refuse(response, 400, wrong, 'BAD_INPUT')
      return
    }
    const admission = typeof source === 'string' ? admit(schema, source) : null
    if (admission && !admission.ok) {
      response.status(400).json({ errors: [formatted(admission.error)] })
      return
    }
    if (admission?.ok && admission.value.introspects && !callerOf(response)) {
      refuse(response, 401, 'The schema is shown to signed-in users and tokens. Sign in first.', 'UNAUTHENTICATED')
      return
    }
    if (admission?.ok && admission.value.streams) {
      refuse(response, 400, 'Streams run over WebSocket at this address, by graphql-transport-ws.', 'BAD_INPUT')
      return
    }
    next()
  }
