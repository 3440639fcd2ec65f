import type { Client } from 'graphql-ws'

/** What a stream has sent so far, and how it ended. */
export interface Listening<Data> {
  /** The next frame that was not taken yet; waits for it. */
  next(within?: number): Promise<Data>
  /** Frames that arrived and were not taken. */
  readonly waiting: readonly Data[]
  /** Settles when the stream is over, with how. */
  readonly over: Promise<'complete' | { readonly closed: number } | { readonly failed: string }>
  stop(): void
}

const endOf = (error: unknown): { readonly closed: number } | { readonly failed: string } =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'number'
    ? { closed: error.code }
    : { failed: JSON.stringify(error) }

/** `arrived`: where frames are noted as they come, beside those of other streams. */
export const listen = <Data>(
  client: Client,
  query: string,
  variables: Record<string, unknown>,
  arrived: unknown[] = [],
): Listening<Data> => {
  const waiting: Data[] = []
  const takers: ((data: Data) => void)[] = []
  let finish: (end: Awaited<Listening<Data>['over']>) => void = () => undefined
  const over = new Promise<Awaited<Listening<Data>['over']>>((resolve) => {
    finish = resolve
  })
  const stop = client.subscribe<Data>(
    { query, variables },
    {
      next: ({ data, errors }) => {
        if (errors || !data) {
          finish({ failed: JSON.stringify(errors) })
          return
        }
        arrived.push(data)
        const taker = takers.shift()
        if (taker) taker(data)
        else waiting.push(data)
      },
      error: (error) => finish(endOf(error)),
      complete: () => finish('complete'),
    },
  )
  return {
    waiting,
    over,
    stop,
    next: (within = 120_000) => {
      const ready = waiting.shift()
      if (ready !== undefined) return Promise.resolve(ready)
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error('no frame came')), within)
        takers.push((data) => {
          clearTimeout(timer)
          resolve(data)
        })
      })
    },
  }
}

export const briefings = `subscription ($id: ID!, $after: Int) { briefing(campaignId: $id, after: $after) {
  kind briefing { number turn stage asks { id kind closed } } } }`

export interface BriefingFrame {
  readonly briefing: {
    readonly kind: 'BRIEFING' | 'RESYNC'
    readonly briefing: {
      readonly number: number
      readonly turn: number
      readonly stage: string
      readonly asks: readonly { readonly id: string; readonly kind: string; readonly closed: boolean }[]
    }
  }
}

export const tables = `subscription ($id: ID!) { status(campaignId: $id) { phase turn stage version seats { id holder sealed } } }`

export interface TableFrame {
  readonly status: {
    readonly phase: string
    readonly version: number
    readonly seats: readonly { readonly id: string; readonly holder: string | null; readonly sealed: boolean | null }[]
  }
}
