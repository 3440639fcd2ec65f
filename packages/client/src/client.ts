import { type Answer, answerOf, type Body, failed } from './answer.js'
import * as documents from './operations.generated.js'
import { openEvents } from './events.js'
import type { Operation } from './operation.js'
import { openStreams, type Streamed, type StreamOptions } from './streams.js'
import { later, pauseAfter, secondsOf } from './waiting.js'

export interface ClientOptions {
  /** Where the server is: `https://muster.example`. */
  readonly url: string
  /** A personal API token or an access token; a function is called for each request. Left out: the browser's own session. */
  readonly token?: string | (() => string | Promise<string>) | undefined
  /** The language of sentences in answers; left out: the account's, or the browser's. */
  readonly language?: 'en' | 'de'
  /** Left out: the platform's. */
  readonly fetch?: typeof fetch
  /** How streams come: over one WebSocket, or each as events over HTTP. Left out: the first, where the platform has WebSockets and the server takes them. */
  readonly streams?: 'sockets' | 'events'
  /** A class for WebSockets, such as that of the package `ws`; left out: the platform's. */
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

const bodyOf = async (response: Response): Promise<Body> => {
  try {
    return (await response.json()) as Body
  } catch {
    return {}
  }
}

/** In a page of another site a server takes no WebSocket. */
const hasSockets = (address: string, webSocket: unknown): boolean => {
  if (webSocket !== undefined) return true
  const page = 'location' in globalThis ? globalThis.location.origin : null
  return 'WebSocket' in globalThis && (page === null || page === new URL(address, page).origin)
}

export const createClient = (options: ClientOptions): MusterClient => {
  const address = `${options.url.replace(/\/+$/, '')}/graphql`
  const bearer = async (): Promise<string | null> => {
    const token = typeof options.token === 'function' ? await options.token() : options.token
    return token === undefined ? null : `Bearer ${token}`
  }
  const send = async (query: string, variables: object, accept: string, signal?: AbortSignal): Promise<Response> => {
    const authorization = await bearer()
    return (options.fetch ?? fetch)(address, {
      method: 'POST',
      headers: {
        ...{ accept, 'content-type': 'application/json' },
        ...(authorization === null ? {} : { authorization }),
        ...(options.language ? { 'accept-language': options.language } : {}),
      },
      body: JSON.stringify({ query, variables }),
      ...(signal ? { signal } : {}),
    })
  }
  const streams =
    (options.streams ?? (hasSockets(address, options.webSocket) ? 'sockets' : 'events')) === 'sockets'
      ? openStreams(address, bearer, options.webSocket)
      : openEvents(send)

  const request: MusterClient['request'] = async <Data, Variables>(
    operation: Operation<Data, Variables>,
    ...[variables, { signal } = {}]: Given<Variables>
  ): Promise<Answer<Data>> => {
    try {
      const response = await send(String(operation), variables ?? {}, 'application/json', signal)
      return answerOf<Data>(await bodyOf(response), secondsOf(response.headers.get('retry-after')))
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
