import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What whoever runs a server may watch. Labels are kinds: no campaign, account or address, and nothing of what is played. */
export const metrics = new Registry()
const registers = [metrics]

export const requestSeconds = new Histogram({
  name: 'muster_http_request_seconds',
  help: 'Time from the arrival of a request to the end of its answer, by what it was for and by status.',
  labelNames: ['for', 'status'] as const,
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  registers,
})

export const sockets = new Gauge({ name: 'muster_sockets', help: 'Open WebSocket connections.', registers })

export const frames = new Counter({
  name: 'muster_frames_total',
  help: 'Frames of streams that were sent, one for each listener.',
  registers,
})

export const seals = new Counter({ name: 'muster_seals_total', help: 'Sheets that were sealed.', registers })

export const resolutionSeconds = new Histogram({
  name: 'muster_resolution_seconds',
  help: 'Time to close a group: to read, compute and write. `held`: a fault of a ruleset put the campaign on hold; `failed`: it is tried again.',
  labelNames: ['outcome'] as const,
  buckets: [0.02, 0.1, 0.5, 2, 10, 60],
  registers,
})

export const deliveries = new Counter({
  name: 'muster_deliveries_total',
  help: 'Attempts to deliver a notification, by kind of channel and outcome.',
  labelNames: ['channel', 'outcome'] as const,
  registers,
})

/** What is counted of a pool of connections. */
interface Pool {
  readonly ended: boolean
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

const pools = new Map<string, Set<Pool>>()

/** Counts the connections of a pool until it is ended; those of the same name together. */
export const watchPool = <Any extends Pool>(name: string, pool: Any): Any => {
  const alike = pools.get(name) ?? new Set()
  pools.set(name, alike.add(pool))
  return pool
}

new Gauge({
  name: 'muster_pool_connections',
  help: 'Connections to the database by pool: `open` of them, `idle` of these, and requests that wait for one.',
  labelNames: ['pool', 'state'] as const,
  registers,
  collect() {
    for (const [name, alike] of pools) {
      for (const pool of alike) if (pool.ended) alike.delete(pool)
      const sum = (of: (pool: Pool) => number): number => [...alike].reduce((all, pool) => all + of(pool), 0)
      this.set(
        { pool: name, state: 'open' },
        sum((pool) => pool.totalCount),
      )
      this.set(
        { pool: name, state: 'idle' },
        sum((pool) => pool.idleCount),
      )
      this.set(
        { pool: name, state: 'waiting' },
        sum((pool) => pool.waitingCount),
      )
    }
  },
})

/** Measures until called; the outcome is a value of the only label. */
export const stopwatch = (): ((outcome: string) => void) => {
  const began = performance.now()
  return (outcome) => resolutionSeconds.observe({ outcome }, (performance.now() - began) / 1000)
}
