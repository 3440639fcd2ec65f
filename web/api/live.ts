import type { Client as Socket } from 'graphql-ws'
import { ask } from './session.js'
import type * as Protocol from './socket.js'

/** How the page stands to the server: what it shows may be old while it is not `live`. */
export type Connection = 'idle' | 'connecting' | 'live' | 'lost'

let connection: Connection = 'idle'
const listeners = new Set<() => void>()
const become = (next: Connection): void => {
  if (next === connection) return
  connection = next
  for (const listener of listeners) listener()
}

export const readConnection = (): Connection => connection
export const watchConnection = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What a stream follows: the briefings of a campaign, the desk of a battle in it, or the draft of an ask. */
interface Followed {
  readonly campaignId?: unknown
  readonly battleId?: unknown
  readonly askId?: unknown
}

const nameOf = ({ campaignId, battleId, askId }: Followed): string => JSON.stringify([campaignId, battleId, askId])

/** Highest number held of each stream: of a briefing, an entry, a revision. */
const held = new Map<string, number>()
export const hold = (followed: Followed, number: number): void => {
  const name = nameOf(followed)
  held.set(name, Math.max(number, held.get(name) ?? 0))
}
export const forgetHeld = (): void => held.clear()

/** Variables that are read anew each time the socket opens: a reconnected page asks only for what it does not hold. */
export const resuming = (variables: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  if (!('after' in variables)) return { ...variables }
  return {
    ...variables,
    get after() {
      return held.get(nameOf(variables)) ?? variables['after']
    },
  }
}

const endings = new Set<(campaignId: string) => void>()
/** Told when the server ends a campaign's stream by itself: the reader's place there has changed. */
export const watchEndings = (listener: (campaignId: string) => void): (() => void) => {
  endings.add(listener)
  return () => void endings.delete(listener)
}
export const announceEnding = (campaignId: unknown): void => {
  if (typeof campaignId === 'string') for (const listener of endings) listener(campaignId)
}

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

/** The protocol is fetched while the first answer is on its way; without a network that is tried for as long as the page is open. */
const loadProtocol = async (tries = 0): Promise<typeof Protocol> => {
  try {
    return await import('./socket.js')
  } catch {
    become('lost')
    await pause(tries)
    return loadProtocol(tries + 1)
  }
}

/** Spread out, so that a restarted server is not met by everybody at once. */
export const pause = (tries: number): Promise<void> =>
  wait(Math.min(10_000, 400 * 2 ** tries) * (0.6 + Math.random() * 0.8))

export const openSocket = async (): Promise<Socket> => {
  const { createClient } = await loadProtocol()
  const { protocol, host } = window.location
  return createClient({
    url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/graphql`,
    lazy: true,
    keepAlive: 15_000,
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: pause,
    on: {
      connecting: () => become(connection === 'lost' ? 'lost' : 'connecting'),
      connected: () => become('live'),
      closed: (event) => {
        const code = event instanceof CloseEvent ? event.code : 0
        become(code === 1000 ? 'idle' : 'lost')
        // Signed out elsewhere.
        if (code === 4401) ask()
      },
    },
  })
}
