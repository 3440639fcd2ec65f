import type { ServerResponse } from 'node:http'
import { GraphQLError } from 'graphql'
import { memberOf } from '../base/memberOf.js'
import * as words from '../messages/requests.generated.js'
import { answer, eventStream } from './answer.js'
import type { Context } from './context.js'
import { formatted } from './errors.js'
import type { Execution } from './execution.js'
import type { Admitted } from './limits/admit.js'
import { deliver } from './streams/deliver.js'

/** Often enough for proxies, which cut a connection that is silent for a minute. */
const pingEvery = 45_000

const next = (frame: string): string => `event: next\ndata: ${frame}\n\n`
const complete = 'event: complete\ndata:\n\n'

const variablesOf = (body: unknown): Readonly<Record<string, unknown>> => ({
  ...(memberOf(body, 'variables') as object | null | undefined),
})

const failed = (errors: readonly GraphQLError[]): string =>
  `${next(JSON.stringify({ errors: errors.map(formatted) }))}${complete}`

interface Asked {
  readonly body: unknown
  readonly admitted: Admitted
  readonly context: Pick<Context, 'standing' | 'caller'>
}

/**
 * A subscription over HTTP, as the protocol GraphQL over Server-Sent Events has it with a connection for each operation: its frames are events `next`, and
 * `complete` is the last. It ends with the caller's credential, with an error that says so. A connection that ends without `complete` was lost.
 */
export const sendEvents = async (
  execution: Execution,
  response: ServerResponse,
  { body, admitted: { document }, context }: Asked,
): Promise<void> => {
  const errors = execution.problems(document)
  if (errors.length > 0) {
    answer(response, 400, { errors: errors.map(formatted) })
    return
  }
  const name: unknown = memberOf(body, 'operationName')
  const args = {
    ...{ schema: execution.schema, document, contextValue: context, variableValues: variablesOf(body) },
    operationName: typeof name === 'string' ? name : null,
  }
  response.writeHead(200, { 'Content-Type': `${eventStream}; charset=utf-8`, 'X-Accel-Buffering': 'no' })
  response.flushHeaders()
  const send = (frame: string): Promise<void> => write(response, next(frame))
  const source = await deliver(execution, args, { query: String(memberOf(body, 'query')), send })
  if (!(Symbol.asyncIterator in source)) {
    finish(response, failed(source.errors ?? []))
    return
  }
  keep(response, context, source)
  await source.next().then(
    () => finish(response, complete),
    (error: unknown) => finish(response, failed([toGraphQLError(error)])),
  )
}

const toGraphQLError = (error: unknown): GraphQLError =>
  error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error instanceof Error ? error : null })

const write = (response: ServerResponse, text: string): Promise<void> =>
  new Promise((resolve) => {
    // A connection that is gone accepts nothing: what it listened to ends with it.
    if (response.writable) response.write(text, () => resolve())
    else resolve()
  })

const finish = (response: ServerResponse, text: string): void => {
  if (response.writable) response.end(text)
}

/** Until the connection is gone: it stays open while nothing happens, and ends with the credential. */
const keep = (
  response: ServerResponse,
  { standing, caller }: Asked['context'],
  source: AsyncGenerator<never, void>,
): void => {
  const ended = failed([new GraphQLError(words.signInAgain(), { extensions: { code: 'UNAUTHENTICATED' } })])
  const leave = caller ? standing.watch(caller, () => finish(response, ended)) : () => undefined
  const ping = setInterval(() => void write(response, ':\n\n'), pingEvery).unref()
  const over = (): void => {
    clearInterval(ping)
    leave()
    void source.return()
  }
  // Whoever left while the stream was opened has closed the response already.
  if (response.destroyed) over()
  else response.once('close', over)
}
