import type { IncomingMessage, ServerResponse } from 'node:http'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import * as words from '../messages/requests.generated.js'
import type { SignedIn } from '../auth/caller.js'
import { memberOf } from '../base/memberOf.js'
import { answer, takesEvents } from './answer.js'
import type { Services } from './context.js'
import { formatted } from './errors.js'
import { admit, type Admission, type Admitted } from './limits/admit.js'
import type { Budget, Charge, Cost, Payer } from './limits/budget.js'
import type { Turn } from './limits/bucket.js'
import { budgetHeaders, spent, tooManyOperations, tooManyStreams } from './limits/refusals.js'
import { variablesProblem } from './limits/text.js'
import type { Variables } from './limits/worth.js'
import { documentFault } from './trusted.js'

interface Found {
  readonly caller: SignedIn | null
  readonly payer: Payer
  /** What the operation cost, once it is paid. */
  cost?: Cost
}

/** Who called and what was paid, as the gate found out. */
const found = new WeakMap<ServerResponse, Found>()

export const callerOf = (response: ServerResponse): SignedIn | null => found.get(response)?.caller ?? null
export const costOf = (response: ServerResponse): Cost | null => found.get(response)?.cost ?? null

/** Refusals here are answered a little late, so that a client that retries immediately slows down nobody. */
const refuse = (budget: Budget, payer: Payer, response: ServerResponse, status: number, error: GraphQLError): void =>
  budget.refuse(payer, (held) => {
    if (response.destroyed) return
    if (!held) response.setHeader('Connection', 'close')
    answer(response, status, { errors: [formatted(error)] })
  })

const refusal = (message: string, code = 'BAD_INPUT'): GraphQLError =>
  new GraphQLError(message, { extensions: { code } })

const tooOften = (
  budget: Budget,
  payer: Payer,
  response: ServerResponse,
  seconds: number,
  error: GraphQLError,
): void => {
  response.setHeader('Retry-After', String(seconds))
  refuse(budget, payer, response, 429, error)
}

const tellBudget = (response: ServerResponse, cost: Cost): void => {
  for (const [name, value] of Object.entries(budgetHeaders(cost))) response.setHeader(name, value)
}

const unpaid = (budget: Budget, payer: Payer, response: ServerResponse, charge: Charge): void => {
  tellBudget(response, charge.cost)
  tooOften(budget, payer, response, charge.wait ?? 1, spent(charge))
}

/** Accounts with recently used credentials: one that has spent its points is refused before the database is asked. */
const remembered = 10_000

/** Finds out who calls, for everything that follows; false: they were refused. */
export const identify = ({ accounts, addressOf, budget }: Services) => {
  const owners = new LRUCache<string, string>({ max: remembered })
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    response.setHeader('Cache-Control', 'no-store')
    const credential = accounts.credentialOf(request.headers)
    const address = addressOf(request)
    const expected: Payer = { userId: (credential && owners.get(credential.raw)) ?? null, address }
    if (budget.isSpent(expected)) {
      unpaid(budget, expected, response, budget.charge(expected, 0))
      return false
    }
    const caller = credential && (await accounts.whoIs(credential))
    if (caller) owners.set(caller.credential.raw, caller.userId)
    if (!caller && request.headers.authorization !== undefined) {
      // A browser's stale cookie does not say who calls: it is answered as nobody, and can sign in.
      response.setHeader('WWW-Authenticate', 'Bearer')
      const nobody: Payer = { userId: null, address }
      budget.charge(nobody, 0)
      refuse(budget, nobody, response, 401, refusal(words.tokenUnknown(), 'UNAUTHENTICATED'))
      return false
    }
    found.set(response, { caller, payer: { userId: caller?.userId ?? null, address } })
    return true
  }
}

/** Takes the price, and limits how many run at once: its turn, or null if it was refused. */
const pay = (
  budget: Budget,
  response: ServerResponse,
  payer: Payer,
  { cost, streams }: Pick<Admitted, 'cost' | 'streams'>,
): Promise<void> | null => {
  const charge = budget.charge(payer, cost)
  if (charge.wait !== null) {
    unpaid(budget, payer, response, charge)
    return null
  }
  tellBudget(response, charge.cost)
  const known = found.get(response)
  if (known) known.cost = charge.cost
  const turn = streams ? connection(budget, payer) : budget.operation(payer)
  if (turn) response.once('close', turn.leave)
  else tooOften(budget, payer, response, 1, streams ? tooManyStreams() : tooManyOperations())
  return turn && turn.come
}

/** A stream of events holds a connection and a stream, and waits for no turn: it is idle most of its life. */
const connection = (budget: Budget, payer: Payer): Turn | null => {
  const socket = budget.socket(payer)
  const stream = socket && budget.stream(payer)
  if (socket && !stream) socket()
  return socket && stream && { come: Promise.resolve(), leave: () => [socket, stream].forEach((leave) => leave()) }
}

const variablesOf = (given: unknown): Variables => (typeof given === 'object' && given !== null ? { ...given } : {})

/** What is wrong with an operation that was admitted, with its status. */
const faultOf = (
  admission: Admission | null,
  { headers }: IncomingMessage,
  isSignedIn: boolean,
): readonly [number, GraphQLError] | null => {
  if (!admission) return null
  if (!admission.ok) return [400, admission.error]
  if (admission.value.introspects && !isSignedIn) return [401, refusal(words.schemaHidden(), 'UNAUTHENTICATED')]
  if (!admission.value.streams) return null
  if (!takesEvents(headers)) return [406, refusal(words.streamsHow())]
  return isSignedIn ? null : [401, refusal(words.signInAgain(), 'UNAUTHENTICATED')]
}

const payerOf = ({ addressOf }: Services, request: IncomingMessage, response: ServerResponse): Payer =>
  found.get(response)?.payer ?? { userId: null, address: addressOf(request) }

/** A URL carries no operation. */
export const refuseOtherMethods = (services: Services, request: IncomingMessage, response: ServerResponse): void => {
  response.setHeader('Allow', 'POST')
  refuse(services.budget, payerOf(services, request, response), response, 405, refusal(words.byPost()))
}

/** What was admitted. */
export interface Passed {
  /** Null: what is wrong with it is for the library to say. */
  readonly admitted: Admitted | null
}

/**
 * Refuses what is too large to look at, and what its caller cannot pay, before anything is executed; what is merely wrong is left to the executor.
 * Null: it was refused.
 */
export const gate =
  (schema: GraphQLSchema, services: Services) =>
  async (request: IncomingMessage, response: ServerResponse, body: unknown): Promise<Passed | null> => {
    const { budget } = services
    const payer = payerOf(services, request, response)
    const source: unknown = memberOf(body, 'query')
    const variables: unknown = memberOf(body, 'variables')
    const wrong = variablesProblem(variables)
    const admission =
      wrong === null && typeof source === 'string' ? admit(schema, source, variablesOf(variables)) : null
    const { cost = 0, streams = false } = admission?.ok ? admission.value : {}
    const turn = pay(budget, response, payer, { cost, streams })
    if (!turn) return null
    const isSignedIn = callerOf(response) !== null
    const fault =
      documentFault(body) ??
      (wrong === null ? faultOf(admission, request, isSignedIn) : ([400, refusal(wrong)] as const))
    if (fault) {
      refuse(budget, payer, response, ...fault)
      return null
    }
    await turn
    return { admitted: admission?.ok ? admission.value : null }
  }
