import { type Client, createClient } from 'graphql-ws/client'
import { type Answer, answerOf, type Body, type Code, failed } from './answer.js'
import type { Operation } from './operation.js'
import { growing, later } from './waiting.js'

/** Frames in order. It ends when the server ends the stream, when the caller leaves the loop, or after an answer that is not `ok`. */
export type Streamed<Data> = AsyncGenerator<Answer<Data>, void, undefined>

export interface StreamOptions<Data> {
  readonly signal?: AbortSignal
  /** The number of a frame, which is what the variable `after` means: a lost connection then continues behind it. Null: this frame has none. */
  readonly numberOf?: (data: Data) => number | null
}

/** Close codes by which the server says that trying again is no use. */
const fatal: Readonly<Record<number, Code>> = {
  4400: 'BAD_INPUT',
  4401: 'UNAUTHENTICATED',
  4403: 'FORBIDDEN_SCOPE',
}

const codeOf = (event: unknown): number =>
  typeof event === 'object' && event !== null && 'code' in event && typeof event.code === 'number' ? event.code : 0

const reasonOf = (event: unknown): string =>
  typeof event === 'object' &&
  event !== null &&
  'reason' in event &&
  typeof event.reason === 'string' &&
  event.reason !== ''
    ? event.reason
    : 'The connection has ended.'

const failure = <Data>(error: unknown): Answer<Data> => {
  if (Array.isArray(error)) return answerOf<Data>({ errors: error as NonNullable<Body['errors']> })
  return failed(fatal[codeOf(error)] ?? 'NETWORK', error instanceof Error ? error.message : reasonOf(error))
}

export interface Streams {
  open<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: StreamOptions<Data>,
  ): Streamed<Data>
  close(): Promise<void>
}

/** Streams on one connection, which is opened with the first of them. */
export const openStreams = (address: string, bearer: () => Promise<string | null>, webSocket: unknown): Streams => {
  let client: Client | null = null
  const connected = (): Client =>
    (client ??= createClient({
      url: address.replace(/^http/, 'ws'),
      ...(webSocket === undefined ? {} : { webSocketImpl: webSocket }),
      connectionParams: async () => {
        const authorization = await bearer()
        return authorization === null ? {} : { authorization }
      },
      keepAlive: 30_000,
      retryAttempts: Infinity,
      retryWait: (tries) => later(growing(tries)),
      shouldRetry: (event) => !(codeOf(event) in fatal),
    }))

  async function* open<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    { signal, numberOf }: StreamOptions<Data> = {},
  ): Streamed<Data> {
    const resuming = { ...variables } as Record<string, unknown>
    let after = resuming['after']
    // Read anew whenever the subscription is sent: after a lost connection it asks only for what has not come.
    if (numberOf) Object.defineProperty(resuming, 'after', { enumerable: true, get: () => after })
    const [waiting, state] = [[] as Answer<Data>[], { over: false, wake: (): void => undefined }]
    const end = (last?: Answer<Data>): void => {
      if (last) waiting.push(last)
      state.over = true
      state.wake()
    }
    const leave = connected().subscribe(
      { query: String(operation), variables: resuming },
      {
        next: (frame) => {
          const answer = answerOf<Data>(frame as Body)
          if (answer.ok) after = numberOf?.(answer.data) ?? after
          waiting.push(answer)
          state.wake()
        },
        error: (error) => end(failure(error)),
        complete: () => end(),
      },
    )
    const abort = (): void => {
      leave()
      end()
    }
    signal?.addEventListener('abort', abort)
    try {
      for (;;) {
        for (let answer = waiting.shift(); answer; answer = waiting.shift()) {
          yield answer
          if (!answer.ok || signal?.aborted) return
        }
        if (state.over) return
        await new Promise<void>((resolve) => (state.wake = resolve))
      }
    } finally {
      signal?.removeEventListener('abort', abort)
      leave()
    }
  }

  return {
    open,
    close: async () => {
      await client?.dispose()
      client = null
    },
  }
}
