import type { Client as Socket } from 'graphql-ws'
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

/** Highest briefing held of each campaign. */
const held = new Map<string, number>()
export const holdBriefing = (campaignId: string, number: number): void => {
  held.set(campaignId, Math.max(number, held.get(campaignId) ?? 0))
}
export const forgetBriefings = (): void => held.clear()

/** Variables that are read anew each time the socket opens: a reconnected page asks only for what it does not hold. */
export const resuming = (variables: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  if (!('after' in variables)) return { ...variables }
  return {
    ...variables,
    get after() {
      const campaign = variables['campaignId']
      return typeof campaign === 'string' ? (held.get(campaign) ?? variables['after']) : variables['after']
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

// Spread out, so that a restarted server is not met by everybody at once.
const pause = (tries: number): Promise<void> => wait(Math.min(10_000, 400 * 2 ** tries) * (0.6 + Math.random() * 0.8))

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
      closed: (event) => become(event instanceof CloseEvent && event.code === 1000 ? 'idle' : 'lost'),
    },
  })
}
