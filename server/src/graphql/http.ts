import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled'
import { expressMiddleware } from '@as-integrations/express5'
import express, { type ErrorRequestHandler, type Express } from 'express'
import type { GraphQLSchema } from 'graphql'
import type { Context, Services } from './context.js'
import { formatError } from './errors.js'
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

const openApollo = async (schema: GraphQLSchema): Promise<ApolloServer<Context>> => {
  const apollo = new ApolloServer<Context>({
    schema,
    // Who may ask for the schema is the gate's to say.
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

/** `/graphql` over HTTP: the workbench for signed-in browsers, the API for everybody. */
export const openGraphqlApp = async (
  services: Services,
  schema: GraphQLSchema,
): Promise<{ readonly app: Express; close(): Promise<void> }> => {
  const apollo = await openApollo(schema)
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.use('/graphql', identify(services))
  app.use('/graphql', graphiql())
  app.use('/graphql', express.json({ limit: limits.bodyBytes }))
  app.use('/graphql', gate(schema, services))
  app.use(
    '/graphql',
    expressMiddleware(apollo, {
      context: ({ res }) => Promise.resolve({ ...services, caller: callerOf(res), cost: costOf(res) }),
    }),
  )
  app.use(onError)
  return { app, close: () => apollo.stop() }
}
