import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { type Guest, headersOf } from '../flood/people.js'

export const streams = {
  status: 'subscription ($id: ID!) { status(campaignId: $id) { phase turn stage opened seats { id sealed } } }',
  briefing:
    'subscription ($id: ID!) { briefing(campaignId: $id) { briefing { number turn stage view report { text } asks { id } } } }',
} as const

export type Frame = Readonly<Record<string, unknown>>

/** What listens to a stream: each frame, and the trouble that ended it. */
export interface Listener {
  frame(data: Frame): void
  trouble(what: string): void
}

/** A socket of its own with one stream on it, as a page has it; `close` leaves in peace. */
export const listen = (
  url: string,
  guest: Guest,
  campaignId: string,
  query: string,
  { frame, trouble }: Listener,
): { close(): void } => {
  let left = false
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers: headersOf(guest) })
      }
    },
  })
  client.subscribe<Frame>(
    { query, variables: { id: campaignId } },
    {
      next: ({ data, errors }) => {
        if (errors) trouble(errors.map(({ message }) => message).join(' '))
        else if (data) frame(data)
      },
      error: (error) => {
        if (!left) trouble(error instanceof Error ? error.message : JSON.stringify(error))
      },
      complete: () => {
        if (!left) trouble('the stream ended by itself')
      },
    },
  )
  return {
    close: () => {
      left = true
      void client.dispose()
    },
  }
}
