import type { IncomingMessage, ServerResponse } from 'node:http'
import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import compression from 'compression'
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import type { DocumentNode, GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import * as words from '../messages/requests.generated.js'
import { languageOf, speaking } from '../base/language.js'
import { memberOf } from '../base/memberOf.js'
import { answer } from './answer.js'
import { type Context, contextFor, type Services } from './context.js'
import { isCommon } from './documents.js'
import { formatError } from './errors.js'
import { sendEvents } from './eventStream.js'
import type { Execution } from './execution.js'
import { callerOf, costOf, gate, identify, refuseOtherMethods } from './gate.js'
import { graphiql } from './graphiql.js'
import { limits } from './limits/numbers.js'
import { answerRepeated } from './repeated.js'
import { spelledOut } from './trusted.js'

const sentences: Readonly<Record<number, () => string>> = {
  400: words.notJson,
  413: () => words.bodyTooLarge({ kilobytes: limits.bodyBytes / 1024 }),
  415: words.encodingUnknown,
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500

/** Errors outside of GraphQL. */
const tellFault = (error: unknown, response: ServerResponse): void => {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const status = statusOf(error)
  const code = status === 413 ? 'LIMIT' : 'BAD_INPUT'
  const told =
    status >= 500
      ? formatError({ message: '' }, error)
      : { message: sentences[status]?.() ?? words.unreadable(), extensions: { code } }
  answer(response, Math.min(status, 500), { errors: [told] })
}

/** Every answer says what it cost. */
const tellCost: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ contextValue: { cost }, response: { body } }) => {
        if (cost && body.kind === 'single') body.singleResult.extensions = { ...body.singleResult.extensions, cost }
        return Promise.resolve()
      },
    }),
}

/** Documents that were found valid, for the next sender. */
const documentStore = (): NonNullable<ApolloServerOptions<Context>['documentStore']> => {
  const known = new LRUCache<string, DocumentNode>({ max: 1000 })
  return {
    get: (key) => Promise.resolve(known.get(key)),
    set: (key, document) => Promise.resolve(isCommon(document) ? void known.set(key, document) : undefined),
    delete: (key) => Promise.resolve(known.delete(key)),
  }
}

const openApollo = async (schema: GraphQLSchema): Promise<ApolloServer<Context>> => {
  const apollo = new ApolloServer<Context>({
    schema,
    documentStore: documentStore(),
    // Who may ask for the schema is for the gate to say.
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginLandingPageDisabled(), tellCost],
  })
  await apollo.start()
  return apollo
}

const onError: ErrorRequestHandler = (error: unknown, _request, response, _next) => tellFault(error, response)

const mounted = (...handlers: readonly RequestHandler[]): Express => {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use('/graphql', ...handlers)
  return app.use(onError)
}

const readJson = express.json({ limit: limits.bodyBytes })

/** The body as JSON, its operation spelled out, also for the library; undefined: it is not JSON. @throws what `tellFault` reports */
const bodyOf = (request: IncomingMessage, response: ServerResponse): Promise<unknown> =>
  new Promise((resolve, reject) => {
    readJson(request, response, (error?: Error) => {
      const body = spelledOut(memberOf(request, 'body'))
      if (error === undefined) resolve(Object.assign(request, { body }).body)
      else reject(error)
    })
  })

const compress = compression({ threshold: 1024 })

/**
 * Compresses the answer, for what is public alone: others write names and letters that stand beside somebody's secrets, and could read those off the
 * length.
 */
const packing = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    compress(request as Request, response as Response, () => resolve())
  })

export interface GraphqlHttp {
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** `/graphql` over HTTP: GraphiQL for signed-in browsers, the API for everybody. */
export const openGraphqlHttp = async (services: Services, execution: Execution): Promise<GraphqlHttp> => {
  const apollo = await openApollo(execution.schema)
  const contextOf = (response: ServerResponse): Context => contextFor(services, callerOf(response), costOf(response))
  const library = mounted(expressMiddleware(apollo, { context: ({ res }) => Promise.resolve(contextOf(res)) }))
  const workbench = mounted(graphiql(), (request, response) => refuseOtherMethods(services, request, response))
  const [identified, pass] = [identify(services), gate(execution.schema, services)]

  const streams = new Set<ServerResponse>()

  const operation = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request, response)
    const passed = await pass(request, response, body)
    if (!passed) return
    const { admitted } = passed
    if (admitted?.isPublic) await packing(request, response)
    const context = contextOf(response)
    if (admitted?.streams) {
      streams.add(response.once('close', () => streams.delete(response)))
      return sendEvents(execution, response, { body, admitted, context })
    }
    if (admitted && (await answerRepeated(execution, request, response, { body, admitted, context }))) return
    library(request, response)
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!(await identified(request, response))) return
    await speaking(languageOf(request.headers, callerOf(response)), async () => {
      if (request.method === 'POST') await operation(request, response)
      else workbench(request, response)
    })
  }
  return {
    handle: (request, response) => void handle(request, response).catch((error: unknown) => tellFault(error, response)),
    close: async () => {
      for (const response of streams) response.end()
      await apollo.stop()
    },
  }
}
