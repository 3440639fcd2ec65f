import { type Answer, answerOf, type Body, failed } from './answer.js'
import * as documents from './operations.generated.js'
import type { Operation } from './operation.js'
import { openStreams, type Streamed, type StreamOptions } from './streams.js'

export interface ClientOptions {
  /** Where the server is: `https://muster.example`. */
  readonly url: string
  /** A personal API token or an access token; a function is called for each request. Left out: the browser's own session. */
  readonly token?: string | (() => string | Promise<string>) | undefined
  /** The language of sentences in answers; left out: the account's, or the browser's. */
  readonly language?: 'en' | 'de'
  /** Left out: the platform's. */
  readonly fetch?: typeof fetch
  /** For platforms without WebSockets, such as Node before 22: the class of the package `ws`. */
  readonly webSocket?: unknown
}

export interface RequestOptions {
  /** Ends the request; the answer is then ABORTED. */
  readonly signal?: AbortSignal
}

type Given<Variables> =
  Record<string, never> extends Variables ? [Variables?, RequestOptions?] : [Variables, RequestOptions?]

export interface MusterClient {
  /** One attempt at one operation. It never throws: whatever goes wrong is in the answer. */
  request<Data, Variables>(operation: Operation<Data, Variables>, ...given: Given<Variables>): Promise<Answer<Data>>
  /**
   * The same until there is an answer: it waits while the server is away (NETWORK, UNAVAILABLE) or asks to wait (`retryAfter`). For queries, and for
   * mutations with an `idempotencyKey`: others might be done twice.
   */
  insist<Data, Variables>(operation: Operation<Data, Variables>, ...given: Given<Variables>): Promise<Answer<Data>>
  /** A subscription, without end unless the server ends it. After a lost connection it starts anew. */
  stream<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: StreamOptions<Data>,
  ): Streamed<Data>
  /** Briefings of your seat from `after` on, each once and in order, however often the connection is lost. */
  briefings(campaignId: string, options?: FollowOptions): Streamed<documents.BriefingNewsSubscription>
  /** A battle desk; `entries` holds those that have not been sent, each once. */
  battle(campaignId: string, battleId: string, options?: FollowOptions): Streamed<documents.BattleNewsSubscription>
  /** Closes the connection of the streams. */
  close(): Promise<void>
}

export interface FollowOptions extends RequestOptions {
  /** Number of the last one that you have; left out: streams begin with what is there now. */
  readonly after?: number
}

const seconds = (header: string | null): number | null => {
  const value = Number(header ?? NaN)
  return Number.isFinite(value) ? value : null
}

const bodyOf = async (response: Response): Promise<Body> => {
  try {
    return (await response.json()) as Body
  } catch {
    return {}
  }
}

/** How long to wait before the next attempt, in seconds; null: another would be answered alike. */
const pauseAfter = <Data>(answer: Answer<Data>, attempts: number): number | null => {
  if (answer.ok) return null
  const { code, retryAfter } = answer.problem
  if (retryAfter !== null) return Math.max(retryAfter, 0.1)
  return code === 'NETWORK' || code === 'UNAVAILABLE'
    ? Math.min(30, 0.5 * 2 ** attempts) * (0.75 + Math.random() / 2)
    : null
}

const later = (wait: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, wait * 1000)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

export const createClient = (options: ClientOptions): MusterClient => {
  const address = `${options.url.replace(/\/+$/, '')}/graphql`
  const bearer = async (): Promise<string | null> => {
    const token = typeof options.token === 'function' ? await options.token() : options.token
    return token === undefined ? null : `Bearer ${token}`
  }
  const streams = openStreams(address, bearer, options.webSocket)

  const request: MusterClient['request'] = async <Data, Variables>(
    operation: Operation<Data, Variables>,
    ...[variables, { signal } = {}]: Given<Variables>
  ): Promise<Answer<Data>> => {
    try {
      const authorization = await bearer()
      const response = await (options.fetch ?? fetch)(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(authorization === null ? {} : { authorization }),
          ...(options.language ? { 'accept-language': options.language } : {}),
        },
        body: JSON.stringify({ query: String(operation), variables: variables ?? {} }),
        ...(signal ? { signal } : {}),
      })
      return answerOf<Data>(await bodyOf(response), seconds(response.headers.get('retry-after')))
    } catch (error) {
      return failed(signal?.aborted ? 'ABORTED' : 'NETWORK', error instanceof Error ? error.message : String(error))
    }
  }

  return {
    request,
    insist: async (operation, ...given) => {
      const signal = given[1]?.signal
      for (let attempts = 0; ; attempts += 1) {
        const answer = await request(operation, ...given)
        const pause = signal?.aborted ? null : pauseAfter(answer, attempts)
        if (pause === null) return answer
        await later(pause, signal)
      }
    },
    stream: streams.open,
    briefings: (campaignId, { after, ...rest } = {}) =>
      streams.open(
        documents.briefingNews,
        { campaignId, ...(after === undefined ? {} : { after }) },
        { ...rest, numberOf: ({ briefing }) => briefing.briefing.number },
      ),
    battle: (campaignId, battleId, { after, ...rest } = {}) =>
      streams.open(
        documents.battleNews,
        { campaignId, battleId, ...(after === undefined ? {} : { after }) },
        { ...rest, numberOf: ({ battle }) => battle.entries.at(-1)?.number ?? null },
      ),
    close: streams.close,
  }
}
