import type { RequestHandler, Response } from 'express'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { SignedIn } from '../auth/caller.js'
import { memberOf } from '../auth/member.js'
import type { Services } from './context.js'
import { formatted } from './errors.js'
import { admit } from './limits/admit.js'
import type { Budget, Charge, Cost, Payer } from './limits/budget.js'
import { budgetHeaders, spent, tooManyOperations } from './limits/refusals.js'
import { variablesProblem } from './limits/text.js'
import type { Variables } from './limits/worth.js'

interface Found {
  readonly caller: SignedIn | null
  readonly payer: Payer
  /** What the operation cost, once it is paid. */
  cost?: Cost
}

/** Who called and what was paid, as the gate found out. */
const found = new WeakMap<Response, Found>()

export const callerOf = (response: Response): SignedIn | null => found.get(response)?.caller ?? null
export const costOf = (response: Response): Cost | null => found.get(response)?.cost ?? null

const tell = (response: Response, status: number, error: GraphQLError): void => {
  response.status(status).json({ errors: [formatted(error)] })
}

const refuse = (response: Response, status: number, message: string, code: string): void =>
  tell(response, status, new GraphQLError(message, { extensions: { code } }))

const refuseFor = (response: Response, seconds: number, error: GraphQLError): void => {
  response.setHeader('Retry-After', String(seconds))
  tell(response, 429, error)
}

const unpaid = (response: Response, charge: Charge): void => {
  response.set(budgetHeaders(charge.cost))
  refuseFor(response, charge.wait ?? 1, spent(charge))
}

/** Accounts whose credentials came lately: one that has spent its points is refused before the database is asked. */
const remembered = 10_000

/** Finds out who calls, for everything behind it. */
export const identify = ({ accounts, addressOf, budget }: Services): RequestHandler => {
  const owners = new LRUCache<string, string>({ max: remembered })
  return async (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    const credential = accounts.credentialOf(request.headers)
    const address = addressOf(request)
    const expected: Payer = { userId: (credential && owners.get(credential.raw)) ?? null, address }
    if (budget.isSpent(expected)) {
      unpaid(response, budget.charge(expected, 0))
      return
    }
    const caller = credential && (await accounts.whoIs(credential))
    if (caller) owners.set(caller.credential.raw, caller.userId)
    if (!caller && request.headers.authorization !== undefined) {
      // A browser's stale cookie is no statement of who calls: it is answered as nobody, and can sign in.
      response.setHeader('WWW-Authenticate', 'Bearer')
      budget.charge({ userId: null, address }, 0)
      refuse(
        response,
        401,
        'This token does not stand: it is unknown, expired or revoked. Make another on your account page.',
        'UNAUTHENTICATED',
      )
      return
    }
    found.set(response, { caller, payer: { userId: caller?.userId ?? null, address } })
    next()
  }
}

/** Takes the price, and lets so many through at once; false: it was refused. */
const isPaid = (budget: Budget, response: Response, points: number): boolean => {
  const known = found.get(response)
  if (!known) return true
  const charge = budget.charge(known.payer, points)
  response.set(budgetHeaders(charge.cost))
  if (charge.wait !== null) {
    refuseFor(response, charge.wait, spent(charge))
    return false
  }
  known.cost = charge.cost
  const leave = budget.operation(known.payer)
  if (leave) response.once('close', leave)
  else refuseFor(response, 1, tooManyOperations())
  return leave !== null
}

const variablesOf = (given: unknown): Variables => (typeof given === 'object' && given !== null ? { ...given } : {})

/**
 * Refuses what is too large to look at, and what its caller cannot pay, before anything is executed; what is merely wrong is left to the executor.
 * An address carries no operation.
 */
export const gate =
  (schema: GraphQLSchema, { budget }: Services): RequestHandler =>
  (request, response, next) => {
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST')
      refuse(response, 405, 'Send operations by POST, as JSON: {"query": "…", "variables": {…}}.', 'BAD_INPUT')
      return
    }
    const source: unknown = memberOf(request.body, 'query')
    const variables: unknown = memberOf(request.body, 'variables')
    const wrong = variablesProblem(variables)
    const admission =
      wrong === null && typeof source === 'string' ? admit(schema, source, variablesOf(variables)) : null
    if (!isPaid(budget, response, admission?.ok ? admission.value.cost : 0)) return
    if (wrong) {
      refuse(response, 400, wrong, 'BAD_INPUT')
      return
    }
    if (admission && !admission.ok) {
      tell(response, 400, admission.error)
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
