import type { Client as Socket } from 'graphql-ws'
import { Client, fetchExchange, subscriptionExchange } from 'urql'
import { giveUp } from './givenUp.js'
import { announceEnding, forgetHeld, openSocket, pause, resuming } from './live.js'
import { isUnavailable } from './passing.js'
import { byId, fetchById, isRefused, type Sent, spelledOut } from './trusted.js'

/** No cache: what the page shows is the briefing it was given, and signing out leaves nothing behind. */
export const makeClient = (): { readonly client: Client; readonly close: () => void } => {
  // Opened with the first subscription: pages without one, and the server's own rendering, need none.
  let socket: Promise<Socket> | null = null
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetch: fetchById,
    requestPolicy: 'network-only',
    fetchOptions: { credentials: 'same-origin' },
    exchanges: [
      byId,
      giveUp,
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query, documentId, variables }) => ({
          subscribe: (sink) => {
            let left = false
            let stop = (): void => undefined
            let tries = 0
            const listen = (open: Socket, sent: Sent = { query, documentId }): void => {
              if (left) return
              const operation = { ...sent, query: sent.query ?? '', variables: resuming({ ...variables }) }
              stop = open.subscribe(operation, {
                next: (result) => {
                  tries = 0
                  sink.next({ data: result.data ?? null, ...(result.errors && { errors: [...result.errors] }) })
                },
                error: (problem) => {
                  // The socket stands, but the stream could not be opened: nothing else would open it.
                  if (isRefused(problem)) void spelledOut(sent).then((text) => listen(open, text), sink.error)
                  else if (Array.isArray(problem) && isUnavailable(problem)) {
                    void pause(tries).then(() => listen(open, sent))
                    tries += 1
                  } else sink.error(problem)
                },
                complete: () => {
                  // Asked first: completing makes the page let go of the stream as well.
                  const byServer = !left
                  sink.complete()
                  if (byServer) announceEnding(variables?.['campaignId'])
                },
              })
            }
            socket ??= openSocket()
            socket.then(
              (open) => listen(open),
              (problem: unknown) => sink.error(problem),
            )
            return {
              unsubscribe: () => {
                left = true
                stop()
              },
            }
          },
        }),
      }),
    ],
  })
  return {
    client,
    close: () => {
      forgetHeld()
      void socket?.then((open) => open.dispose())
      socket = null
    },
  }
}
