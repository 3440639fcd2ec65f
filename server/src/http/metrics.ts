import { createServer, type ServerResponse } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { within } from '../base/within.js'
import { metrics } from '../base/metrics.js'
import type { Figures } from '../store/figures.js'
import { listening } from './listening.js'

/** What a database that is asked for figures may take, in milliseconds. */
const patience = 2_000

/** Gauges of what all servers of a database share: made anew for each reading, so that none shows a figure of the past. */
const housed = async (figures: () => Promise<Figures>): Promise<string> => {
  const register = new Registry()
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge({ name: `muster_${name}`, help, labelNames, registers: [register] })
  const up = gauge('database_up', 'Whether the database answers: 1 or 0. Without it the figures below are missing.')
  const found = await within(patience, figures()).catch(() => null)
  up.set(found ? 1 : 0)
  if (found) {
    const campaigns = gauge('campaigns', 'Campaigns by phase; HELD: a fault of their ruleset stopped them.', ['phase'])
    for (const phase of ['GATHERING', 'RUNNING', 'PAUSED', 'HELD', 'ENDED'] as const)
      campaigns.set({ phase }, found.campaigns[phase] ?? 0)
    const line = (name: string, what: string, count: number, late: number): void => {
      gauge(`${name}_waiting`, `${what} that wait.`).set(count)
      gauge(`${name}_late_seconds`, `How long the oldest of them has waited.`).set(late)
    }
    line('jobs', 'Jobs whose time has come', found.jobs, found.jobsLate)
    line('outbox', 'Events of which nobody has been told', found.outbox, found.outboxLate)
    line('deliveries', 'Deliveries whose time has come', found.deliveries, found.deliveriesLate)
  }
  return register.metrics()
}

/** Memory, processor time, delay of the event loop, garbage collection of this process. */
const ofProcess = (): Registry => {
  const register = new Registry()
  collectDefaultMetrics({ register })
  return register
}

export interface MetricsOptions {
  readonly port: number
  readonly host: string
  readonly figures: () => Promise<Figures>
}

/** `GET /metrics` for Prometheus on a port of its own, which is not for the world. */
export const serveMetrics = async ({ port, host, figures }: MetricsOptions) => {
  const process = ofProcess()
  const tell = async (response: ServerResponse): Promise<void> => {
    const texts = [await metrics.metrics(), await process.metrics(), await housed(figures)]
    response.writeHead(200, { 'Content-Type': metrics.contentType }).end(texts.join('\n'))
  }
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/metrics')
      tell(response).catch(() => response.writeHead(500).end())
    else response.writeHead(404, { 'Content-Type': 'text/plain' }).end('See /metrics.\n')
  })
  const variables = { port: 'MUSTER_METRICS_PORT', host: 'MUSTER_METRICS_HOST' }
  return {
    port: await listening(server, { port, host, variables }),
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
