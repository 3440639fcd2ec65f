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
import { asRequest, newRequestId } from '../base/request.js'
import { traced } from '../base/trace.js'
import { formatted } from './errors.js'
import type { Execution } from './execution.js'
import { admit, type Admitted } from './limits/admit.js'
import { limits } from './limits/numbers.js'
import { crowded, openTill, type Till } from './limits/till.js'
import { variablesProblem } from './limits/text.js'
import { deliver, type Delivery } from './streams/deliver.js'
import { documentFault, spelledOut } from './trusted.js'

/** Often enough for proxies, which cut a connection that is silent for a minute; thousands of idle connections cost little else. */
const pingEvery = 45_000

/** Whose connection it is found to be. */
type Found = Record<'caller', SignedIn> &
  Record<'till', Till> &
  Record<'language', Language> &
  Record<'ids', Map<string, string>>

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
  payload: SubscribePayload,
  contextValue: Context,
  pay: (admitted: Admitted) => GraphQLError | null,
): ExecutionArgs | readonly GraphQLError[] => {
  const { query, variables, operationName } = payload
  const fault = documentFault(payload)
  if (fault) return [fault[1]]
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

/** How the frames of a stream are sent. */
const deliveries = new WeakMap<ExecutionArgs, Delivery>()

/** Frames in the protocol's format, under the id by which a request is answered. */
const sender = (socket: WebSocket, id: string): Delivery['send'] => {
  const start = `{"id":${JSON.stringify(id)},"type":"next","payload":`
  return (frame) =>
    new Promise((resolve) => {
      // A closing socket accepts nothing: what it listened to ends with it.
      if (socket.readyState === socket.OPEN) socket.send(`${start}${frame}}`, () => resolve())
      else resolve()
    })
}

/** Messages of a socket come from nowhere: each is answered in the language of the connection, and logged under an id of its own. */
const inTheirs = <Value>(
  { language, request }: Partial<Pick<Context, 'language' | 'request'>>,
  run: () => Value,
): Value => asRequest(request ?? newRequestId(), () => speaking(language ?? 'en', run))

/** An operation of a connection, by what its sender calls it: the connection tells its own id when it opens, and how many operations it had is no secret of anybody's. */
const operationOf = ({ language, ids = new Map() }: Partial<Found>, id: string) => {
  const request = ids.get(id)
  return { ...(language && { language }), ...(request !== undefined && { request }) }
}

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
  onSubscribe: ({ extra, subscriptions }, id, given) => {
    const payload = spelledOut(given)
    extra.ids ??= new Map()
    extra.ids.set(id, newRequestId())
    return inTheirs(operationOf(extra, id), async () => {
      if (Object.keys(subscriptions).length > limits.streamsPerSocket)
        return refusal(words.streamsPerConnection({ most: limits.streamsPerSocket }), 'LIMIT')
      const { caller = null, till } = extra
      const closed = till?.isSpent()
      if (closed) return [closed]
      const context = contextFor(services, caller, null)
      const prepared = prepare(execution, payload, context, (admitted) => till?.pay(id, admitted) ?? null)
      if ('schema' in prepared) {
        deliveries.set(prepared, { query: payload.query, send: sender(extra.socket, id) })
        await till?.turn(id)
      }
      return prepared
    })
  },
  execute: (args) =>
    inTheirs(args.contextValue as Context, () => {
      const operation = getOperationAST(args.document)?.operation
      const run = async () => (operation === OperationTypeNode.QUERY ? execution.run(args) : execute(args))
      return traced('request operation', {}, run)
    }),
  subscribe: (args) =>
    inTheirs(args.contextValue as Context, () => {
      const delivery = deliveries.get(args)
      return traced('request stream', {}, async () => (delivery ? deliver(execution, args, delivery) : subscribe(args)))
    }),
  onComplete: ({ extra }, id) => {
    extra.ids?.delete(id)
    extra.till?.done(id)
  },
  onError: ({ extra }, id, _payload, errors) => inTheirs(operationOf(extra, id), () => errors.map(formatted)),
  onNext: ({ extra }, id, _payload, _args, result) =>
    inTheirs(operationOf(extra, id), () =>
      result.errors ? { data: result.data ?? null, errors: result.errors.map(formatted) } : undefined,
    ),
})

const idHeader = ({ headers }: IncomingMessage): string => `X-Request-Id: ${String(headers['x-request-id'])}`

const answerOf = (head: string, request: IncomingMessage): string =>
  `HTTP/1.1 ${head}\r\nConnection: close\r\nContent-Length: 0\r\n${idHeader(request)}\r\n\r\n`

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
  listener.on('headers', (lines, request) => lines.push(idHeader(request)))
  const server = useServer<Params, Found>(optionsOf(services, execution), listener, pingEvery)
  return {
    upgrade: (request, socket, head) => {
      if (!isOwnOrigin(request, publicUrl)) socket.end(answerOf('403 Forbidden', request))
      else if (services.budget.charge({ userId: null, address: services.addressOf(request) }, 0).wait !== null)
        socket.end(answerOf('429 Too Many Requests\r\nRetry-After: 5', request))
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
