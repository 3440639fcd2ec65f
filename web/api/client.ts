import type { Client as Socket } from 'graphql-ws'
import { Client, fetchExchange, subscriptionExchange } from 'urql'
import { announceEnding, forgetHeld, openSocket, pause, resuming } from './live.js'
import { isUnavailable } from './passing.js'

/** No cache: what the page shows is the briefing it was given, and signing out leaves nothing behind. */
export const makeClient = (): { readonly client: Client; readonly close: () => void } => {
  // Opened with the first subscription: pages without one, and the server's own rendering, need none.
  let socket: Promise<Socket> | null = null
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    requestPolicy: 'network-only',
    fetchOptions: { credentials: 'same-origin' },
    exchanges: [
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query, variables }) => ({
          subscribe: (sink) => {
            let left = false
            let stop = (): void => undefined
            let tries = 0
            const listen = (open: Socket): void => {
              if (left) return
              stop = open.subscribe(
                { query: query ?? '', variables: resuming({ ...variables }) },
                {
                  next: (result) => {
                    tries = 0
                    sink.next({ data: result.data ?? null, ...(result.errors && { errors: [...result.errors] }) })
                  },
                  error: (problem) => {
                    // The socket stands, but the stream could not be opened: nothing else would open it.
                    if (Array.isArray(problem) && isUnavailable(problem)) {
                      void pause(tries).then(() => listen(open))
                      tries += 1
                    } else sink.error(problem)
                  },
                  complete: () => {
                    // Asked first: completing makes the page let go of the stream as well.
                    const byServer = !left
                    sink.complete()
                    if (byServer) announceEnding(variables?.['campaignId'])
                  },
                },
              )
            }
            socket ??= openSocket()
            socket.then(listen, (problem: unknown) => sink.error(problem))
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
