import type { RequestHandler, Response } from 'express'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { SignedIn } from '../auth/caller.js'
import { memberOf } from '../auth/member.js'
import type { Services } from './context.js'
import { formatted } from './errors.js'
import { admit, type Admission } from './limits/admit.js'
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

/** Whatever is refused here is answered a little late: whoever asks again as soon as they are refused keeps nobody busy. */
const refuse = (budget: Budget, payer: Payer, response: Response, status: number, error: GraphQLError): void =>
  budget.refuse(payer, (held) => {
    if (response.destroyed) return
    if (!held) response.setHeader('Connection', 'close')
    response.status(status).json({ errors: [formatted(error)] })
  })

const refusal = (message: string, code = 'BAD_INPUT'): GraphQLError =>
  new GraphQLError(message, { extensions: { code } })

const noToken = refusal(
  'This token does not stand: it is unknown, expired or revoked. Make another on your account page.',
  'UNAUTHENTICATED',
)
const byPost = refusal('Send operations by POST, as JSON: {"query": "…", "variables": {…}}.')
const bySocket = refusal('Streams run over WebSocket at this address, by graphql-transport-ws.')
const signInFirst = refusal('The schema is shown to signed-in users and tokens. Sign in first.', 'UNAUTHENTICATED')

const tooOften = (budget: Budget, payer: Payer, response: Response, seconds: number, error: GraphQLError): void => {
  response.setHeader('Retry-After', String(seconds))
  refuse(budget, payer, response, 429, error)
}

const unpaid = (budget: Budget, payer: Payer, response: Response, charge: Charge): void => {
  response.set(budgetHeaders(charge.cost))
  tooOften(budget, payer, response, charge.wait ?? 1, spent(charge))
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
      unpaid(budget, expected, response, budget.charge(expected, 0))
      return
    }
    const caller = credential && (await accounts.whoIs(credential))
    if (caller) owners.set(caller.credential.raw, caller.userId)
    if (!caller && request.headers.authorization !== undefined) {
      // A browser's stale cookie is no statement of who calls: it is answered as nobody, and can sign in.
      response.setHeader('WWW-Authenticate', 'Bearer')
      const nobody: Payer = { userId: null, address }
      budget.charge(nobody, 0)
      refuse(budget, nobody, response, 401, noToken)
      return
    }
    found.set(response, { caller, payer: { userId: caller?.userId ?? null, address } })
    next()
  }
}

/** Takes the price, and lets so many through at once: its turn, or null where it was refused. */
const pay = (budget: Budget, response: Response, payer: Payer, points: number): Promise<void> | null => {
  const charge = budget.charge(payer, points)
  if (charge.wait !== null) {
    unpaid(budget, payer, response, charge)
    return null
  }
  response.set(budgetHeaders(charge.cost))
  const known = found.get(response)
  if (known) known.cost = charge.cost
  const turn = budget.operation(payer)
  if (turn) response.once('close', turn.leave)
  else tooOften(budget, payer, response, 1, tooManyOperations())
  return turn && turn.come
}

const variablesOf = (given: unknown): Variables => (typeof given === 'object' && given !== null ? { ...given } : {})

/** What is wrong with an operation that was let in, with its status. */
const faultOf = (admission: Admission | null, isSignedIn: boolean): readonly [number, GraphQLError] | null => {
  if (!admission) return null
  if (!admission.ok) return [400, admission.error]
  if (admission.value.introspects && !isSignedIn) return [401, signInFirst]
  return admission.value.streams ? [400, bySocket] : null
}

/**
 * Refuses what is too large to look at, and what its caller cannot pay, before anything is executed; what is merely wrong is left to the executor.
 * An address carries no operation.
 */
export const gate =
  (schema: GraphQLSchema, { budget, addressOf }: Services): RequestHandler =>
  (request, response, next) => {
    const payer = found.get(response)?.payer ?? { userId: null, address: addressOf(request) }
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST')
      refuse(budget, payer, response, 405, byPost)
      return
    }
    const source: unknown = memberOf(request.body, 'query')
    const variables: unknown = memberOf(request.body, 'variables')
    const wrong = variablesProblem(variables)
    const admission =
      wrong === null && typeof source === 'string' ? admit(schema, source, variablesOf(variables)) : null
    const turn = pay(budget, response, payer, admission?.ok ? admission.value.cost : 0)
    if (!turn) return
    const fault = wrong === null ? faultOf(admission, callerOf(response) !== null) : ([400, refusal(wrong)] as const)
    if (fault) refuse(budget, payer, response, ...fault)
    else void turn.then(() => next())
  }
