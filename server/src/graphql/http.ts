import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import express, { type ErrorRequestHandler, type Express } from 'express'
import { type DocumentNode, OperationTypeNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { type Context, contextFor, type Services } from './context.js'
import { documentOf, isCommon } from './documents.js'
import { formatError, formatted } from './errors.js'
import type { Execution } from './execution.js'
import { callerOf, costOf, gate, identify } from './gate.js'
import { graphiql } from './graphiql.js'
import { limits } from './limits/numbers.js'

const sentences: Readonly<Record<number, string>> = {
  400: 'The body is not JSON. Send {"query": "…", "variables": {…}}.',
  413: `The body is too large: at most ${String(limits.bodyBytes / 1024)} KB. Send less at once.`,
  415: 'The body is in an unknown encoding. Send JSON in UTF-8.',
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : 500

/** What breaks before GraphQL begins. */
const onError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) {
    next(error)
    return
  }
  const status = statusOf(error)
  const code = status === 413 ? 'LIMIT' : 'BAD_INPUT'
  const told =
    status >= 500
      ? formatError({ message: '' }, error)
      : { message: sentences[status] ?? 'The request cannot be read. Send JSON by POST.', extensions: { code } }
  response.status(status >= 500 ? 500 : status).json({ errors: [told] })
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

/** Executes queries compiled; mutations, and whatever is refused before a resolver is called, are left to the library. */
const compiled = (execution: Execution): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      responseForOperation: async ({ source, request, operation, contextValue }) => {
        if (operation.operation !== OperationTypeNode.QUERY) return null
        const args = { schema: execution.schema, document: documentOf(source), contextValue }
        const result = await execution.run({ ...args, variableValues: request.variables ?? null })
        if (result.data === undefined) return null
        const { data, errors } = result
        const singleResult = { data: data ?? null, ...(errors && { errors: errors.map(formatted) }) }
        return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult } }
      },
    }),
})

/** Documents that were found valid, for the next who sends them. */
const documentStore = (): NonNullable<ApolloServerOptions<Context>['documentStore']> => {
  const known = new LRUCache<string, DocumentNode>({ max: 1000 })
  return {
    get: (key) => Promise.resolve(known.get(key)),
    set: (key, document) => Promise.resolve(isCommon(document) ? void known.set(key, document) : undefined),
    delete: (key) => Promise.resolve(known.delete(key)),
  }
}

const openApollo = async (execution: Execution): Promise<ApolloServer<Context>> => {
  const apollo = new ApolloServer<Context>({
    schema: execution.schema,
    documentStore: documentStore(),
    // Who may ask for the schema is the gate's to say.
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      compiled(execution),
      tellCost,
    ],
  })
  await apollo.start()
  return apollo
}

/** `/graphql` over HTTP: the workbench for signed-in browsers, the API for everybody. */
export const openGraphqlApp = async (
  services: Services,
  execution: Execution,
): Promise<{ readonly app: Express; close(): Promise<void> }> => {
  const apollo = await openApollo(execution)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use('/graphql', identify(services))
  app.use('/graphql', graphiql())
  app.use('/graphql', express.json({ limit: limits.bodyBytes }))
  app.use('/graphql', gate(execution.schema, services))
  app.use(
    '/graphql',
    expressMiddleware(apollo, {
      context: ({ res }) => Promise.resolve(contextFor(services, callerOf(res), costOf(res))),
    }),
  )
  app.use(onError)
  return { app, close: () => apollo.stop() }
}
