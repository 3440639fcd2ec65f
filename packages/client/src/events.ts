import { type Answer, answerOf, type Body } from './answer.js'
import type { Operation } from './operation.js'
import type { Streamed, StreamOptions, Streams } from './streams.js'
import { growing, later, pauseAfter, secondsOf } from './waiting.js'

/** The server says something at least every 45 seconds: a connection that is silent for longer is dead. */
const longestSilence = 100_000

interface ServerEvent {
  readonly event: string
  readonly data: string
}

const eventOf = (block: string): ServerEvent => {
  const lines = block.split('\n')
  const field = (name: string): string =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .map((line) => line.slice(name.length + 1).trimStart())
      .join('\n')
  return { event: field('event'), data: field('data') }
}

/** Events of one connection; `lost` is called when it has been silent for too long. */
async function* eventsOf(body: ReadableStream<Uint8Array>, lost: () => void): AsyncGenerator<ServerEvent, void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const silence = setTimeout(lost, longestSilence)
    const { done, value } = await reader.read().finally(() => clearTimeout(silence))
    if (done) return
    const blocks = (text + decoder.decode(value, { stream: true })).split('\n\n')
    text = blocks.pop() ?? ''
    yield* blocks.map(eventOf)
  }
}

/** What a connection came to. */
type End = 'over' | { readonly wait: number }

/** Streams as events over HTTP (GraphQL over Server-Sent Events), each on a connection of its own: for platforms and pages without WebSockets. */
export const openEvents = (
  send: (query: string, variables: object, accept: string, signal: AbortSignal) => Promise<Response>,
): Streams => {
  const running = new Set<AbortController>()

  async function* open<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    { signal, numberOf }: StreamOptions<Data> = {},
  ): Streamed<Data> {
    const stop = new AbortController()
    running.add(stop)
    const abort = (): void => stop.abort()
    signal?.addEventListener('abort', abort)
    let given = { ...variables } as object

    async function* connect(attempts: number): AsyncGenerator<Answer<Data>, End> {
      const connection = new AbortController()
      const cut = (): void => connection.abort()
      stop.signal.addEventListener('abort', cut)
      let tries = attempts
      try {
        const response = await send(String(operation), given, 'text/event-stream', connection.signal)
        if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
          const told = (await response.json()) as Body
          const answer = answerOf<Data>(told, secondsOf(response.headers.get('retry-after')))
          const wait = pauseAfter(answer, tries)
          if (wait !== null) return { wait }
          yield answer
          return 'over'
        }
        for await (const { event, data } of eventsOf(response.body, cut)) {
          tries = 0
          if (event === 'complete') return 'over'
          if (event !== 'next') continue
          const answer = answerOf<Data>(JSON.parse(data) as Body)
          const number = answer.ok ? (numberOf?.(answer.data) ?? null) : null
          // After a lost connection it asks only for what has not come.
          if (number !== null) given = { ...given, after: number }
          yield answer
          if (!answer.ok) return 'over'
        }
      } catch {
        // Lost, or not there yet.
      } finally {
        stop.signal.removeEventListener('abort', cut)
        connection.abort()
      }
      return { wait: growing(tries) }
    }

    try {
      for (let attempts = 0; !stop.signal.aborted; attempts += 1) {
        const end = yield* connect(attempts)
        if (end === 'over') return
        await later(end.wait, stop.signal)
      }
    } finally {
      running.delete(stop)
      signal?.removeEventListener('abort', abort)
      stop.abort()
    }
  }

  return {
    open,
    close: () => {
      for (const stop of running) stop.abort()
      return Promise.resolve()
    },
  }
}
