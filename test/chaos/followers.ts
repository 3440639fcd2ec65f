import { createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import type { Node } from './nodes.js'
import { rest } from './rest.js'
import type { Player, World } from './world.js'

/** Somebody who follows a campaign as a browser does: after each interruption on whichever server is up, from where they were. */
export interface Follower {
  readonly war: { readonly campaignId: string; readonly player: Player }
  /** Numbers of the briefings that came, in order. */
  readonly numbers: readonly number[]
  /** How often the line was lost. */
  readonly lost: () => number
  stop(): Promise<void>
}

const query =
  'subscription ($id: ID!, $after: Int) { briefing(campaignId: $id, after: $after) { briefing { number } } }'

interface Frame {
  readonly briefing: { readonly briefing: { readonly number: number } }
}

/** Until the line is lost, or `stopped`. */
const listen = (
  url: string,
  { campaignId, player }: Follower['war'],
  numbers: number[],
  stopped: AbortSignal,
): Promise<void> =>
  new Promise((resolve) => {
    const client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${player.token}` },
      webSocketImpl: WebSocket,
      // A line that is swallowed says nothing.
      keepAlive: 2_000,
      on: {
        connected: (socket) => (last = socket as WebSocket),
        ping: () => void (waiting = setTimeout(() => last?.terminate(), 2_000)),
        pong: () => clearTimeout(waiting),
      },
    })
    let [last, waiting]: [WebSocket | null, NodeJS.Timeout | undefined] = [null, undefined]
    const over = (): void => {
      clearTimeout(waiting)
      void client.dispose()
      resolve()
    }
    stopped.addEventListener('abort', over, { once: true })
    client.subscribe<Frame>(
      { query, variables: { id: campaignId, after: numbers.at(-1) ?? 0 } },
      {
        next: ({ data }) => {
          if (data) numbers.push(data.briefing.briefing.number)
        },
        error: over,
        complete: over,
      },
    )
  })

export const follow = ({ nodes }: { readonly nodes: readonly Pick<Node, 'url'>[] }, war: Follower['war']): Follower => {
  const [numbers, stopping]: [number[], AbortController] = [[], new AbortController()]
  let lost = -1
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const up = nodes.flatMap((node) => node.url() ?? [])
      const url = up[Math.floor(Math.random() * up.length)]
      if (url !== undefined) {
        lost += 1
        await listen(url, war, numbers, stopping.signal)
      }
      await rest(100)
    }
  }
  const running = run()
  return {
    ...{ war, numbers, lost: () => Math.max(0, lost) },
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** How long the newest frame may take when everything is quiet. */
const patience = 10_000

/** What followers did not get, got twice or got in another order: one text each. Campaigns must stand still. */
export const frameFaults = async (
  { sql }: Pick<World, 'sql'>,
  followers: readonly Follower[],
): Promise<readonly string[]> => {
  const found: string[] = []
  for (const { war, numbers } of followers) {
    const newest = async (): Promise<number> =>
      (
        await sql<{ n: number }>(
          `SELECT max(number) AS n FROM muster.briefing WHERE campaign = $1 AND viewer = 'seat:A'`,
          [war.campaignId],
        )
      )[0]?.n ?? 0
    for (const end = Date.now() + patience; Date.now() < end && (numbers.at(-1) ?? 0) < (await newest());)
      await rest(100)
    const expected = Array.from({ length: Math.max(await newest(), numbers.length) }, (_, index) => index + 1)
    if (JSON.stringify(numbers) !== JSON.stringify(expected))
      found.push(
        `frames of ${war.campaignId}: ${String(numbers.length)} of ${String(expected.length)}, ${numbers.slice(-5).join(' ')}`,
      )
  }
  return found
}
