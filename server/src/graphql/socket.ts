import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  execute,
  type ExecutionArgs,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  subscribe,
} from 'graphql'
import type { ServerOptions, SubscribePayload } from 'graphql-ws'
import { type Extra, useServer } from 'graphql-ws/use/ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Language } from '@muster/rulesets/kit/language.js'
import * as words from '../messages/requests.generated.js'
import type { SignedIn } from '../auth/caller.js'
import { bearerOf } from '../auth/credential.js'
import { type Context, contextFor, type Services } from './context.js'
import { languageOf, speaking } from '../base/language.js'
import { sockets } from '../base/metrics.js'
import { isOwnOrigin } from '../base/origin.js'
import { formatted } from './errors.js'
import type { Execution } from './execution.js'
import { admit, type Admitted } from './limits/admit.js'
import { limits } from './limits/numbers.js'
import { crowded, openTill, type Till } from './limits/till.js'
import { variablesProblem } from './limits/text.js'
import { deliver, type Delivery } from './streams/deliver.js'

/** Often enough for proxies, which cut a connection that is silent for a minute; thousands of idle connections cost little else. */
const pingEvery = 45_000

/** Whose connection it is found to be. */
type Found = Record<'caller', SignedIn> & Record<'till', Till> & Record<'language', Language>

type Params = Record<string, unknown>

/** Close code that tells clients not to try again with the same credential. */
const unauthorized = () => [4401, words.signInAgain()] as const

const refusal = (message: string, code: string): readonly GraphQLError[] => [
  new GraphQLError(message, { extensions: { code } }),
]

const syntaxError = (query: string): readonly GraphQLError[] => {
  try {
    parse(query)
    return []
  } catch (error) {
    return error instanceof GraphQLError ? [error] : refusal(words.queryUnreadable(), 'BAD_INPUT')
  }
}

/** The same limits as over HTTP, and then the specification's own rules. */
const prepare = (
  { schema, problems }: Execution,
  { query, variables, operationName }: SubscribePayload,
  contextValue: Context,
  pay: (admitted: Admitted) => GraphQLError | null,
): ExecutionArgs | readonly GraphQLError[] => {
  const wrong = variablesProblem(variables)
  if (wrong) return refusal(wrong, 'BAD_INPUT')
  const admission = admit(schema, query, variables ?? {})
  if (!admission) return syntaxError(query)
  if (!admission.ok) return [admission.error]
  const { document } = admission.value
  const errors = problems(document)
  if (errors.length > 0) return errors
  const unpaid = pay(admission.value)
  if (unpaid) return [unpaid]
  return { schema, document, contextValue, variableValues: variables ?? {}, operationName: operationName ?? null }
}

/** A credential that is no longer valid closes the connection. */
const guard = ({ standing }: Services, socket: WebSocket, caller: SignedIn): void => {
  const leave = standing.watch(caller, () => socket.close(...unauthorized()))
  socket.once('close', leave)
}

/** The socket and the id by which a request is answered. */
const deliveries = new WeakMap<ExecutionArgs, Delivery>()

const sender =
  (socket: WebSocket) =>
  (text: string): Promise<void> =>
    new Promise((resolve) => {
      // A closing socket accepts nothing: what it listened to ends with it.
      if (socket.readyState === socket.OPEN) socket.send(text, () => resolve())
      else resolve()
    })

/** Messages of a socket come from nowhere: each is answered in the language of the connection. */
const inTheirs = <Value>({ language }: { readonly language?: Language }, run: () => Value): Value =>
  speaking(language ?? 'en', run)

const optionsOf = (services: Services, execution: Execution): ServerOptions<Params, Extra & Partial<Found>> => ({
  connectionInitWaitTimeout: 3000,
  onConnect: async ({ connectionParams, extra }) => {
    const { accounts, addressOf, budget } = services
    const stated = connectionParams?.['authorization']
    const credential = stated === undefined ? accounts.credentialOf(extra.request.headers) : bearerOf(stated)
    const caller = credential && (await accounts.whoIs(credential))
    if (!caller) {
      extra.socket.close(...unauthorized())
      return false
    }
    const till = openTill(services, extra, caller)
    if (!till) {
      const payer = { userId: caller.userId, address: addressOf(extra.request) }
      await new Promise<void>((resolve) => budget.refuse(payer, () => resolve()))
      extra.socket.close(...crowded())
      return false
    }
    extra.caller = caller
    extra.language = languageOf(extra.request.headers, caller, connectionParams?.['language'])
    extra.till = till
    guard(services, extra.socket, caller)
    sockets.inc()
    extra.socket.once('close', () => sockets.dec())
    return true
  },
  onSubscribe: ({ extra, subscriptions }, id, payload) =>
    inTheirs(extra, async () => {
      if (Object.keys(subscriptions).length > limits.streamsPerSocket)
        return refusal(words.streamsPerConnection({ most: limits.streamsPerSocket }), 'LIMIT')
      const { caller = null, till } = extra
      const closed = till?.isSpent()
      if (closed) return [closed]
      const context = contextFor(services, caller, null)
      const prepared = prepare(execution, payload, context, (admitted) => till?.pay(id, admitted) ?? null)
      if ('schema' in prepared) {
        deliveries.set(prepared, { id, query: payload.query, send: sender(extra.socket) })
        await till?.turn(id)
      }
      return prepared
    }),
  execute: (args) =>
    inTheirs(args.contextValue as Context, () => {
      const operation = getOperationAST(args.document)?.operation
      return operation === OperationTypeNode.QUERY ? execution.run(args) : execute(args)
    }),
  subscribe: (args) =>
    inTheirs(args.contextValue as Context, () => {
      const delivery = deliveries.get(args)
      return delivery ? deliver(execution, args, delivery) : subscribe(args)
    }),
  onComplete: ({ extra }, id) => extra.till?.done(id),
  onError: ({ extra }, _id, _payload, errors) => inTheirs(extra, () => errors.map(formatted)),
  onNext: ({ extra }, _id, _payload, _args, result) =>
    inTheirs(extra, () =>
      result.errors ? { data: result.data ?? null, errors: result.errors.map(formatted) } : undefined,
    ),
})

const answerOf = (head: string): string => `HTTP/1.1 ${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`

export interface GraphqlSocket {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): Promise<void>
}

/** `/graphql` over WebSocket, by the protocol graphql-transport-ws. */
export const openGraphqlSocket = (
  services: Services,
  execution: Execution,
  publicUrl: string | null,
): GraphqlSocket => {
  const listener = new WebSocketServer({ noServer: true, maxPayload: limits.bodyBytes, perMessageDeflate: false })
  const server = useServer<Params, Found>(optionsOf(services, execution), listener, pingEvery)
  return {
    upgrade: (request, socket, head) => {
      if (!isOwnOrigin(request, publicUrl)) socket.end(answerOf('403 Forbidden'))
      else if (services.budget.charge({ userId: null, address: services.addressOf(request) }, 0).wait !== null)
        socket.end(answerOf('429 Too Many Requests\r\nRetry-After: 5'))
      else
        listener.handleUpgrade(request, socket, head, (client) => {
          listener.emit('connection', client, request)
          // A frame that is too large or broken closes the connection, and is not logged.
          client.removeAllListeners('error').on('error', () => undefined)
        })
    },
    close: async () => {
      await server.dispose()
    },
  }
}
