import './clock.js'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openServer } from '@muster/server/dist/compose.js'
import { openThreads } from '@muster/server/dist/referee/compute/engines.js'
import { isFailpoint, watchStatements } from '../failpoints.js'
import { registry } from '../registry.js'

/** What the run tells a node, and what the node tells back. */
export interface Command {
  readonly failpoint: string | null
}

/** What one account may ask is tried elsewhere. */
const plenty = { limit: 1e9, refillsPerSecond: 1e12 }

const arm = watchStatements()
process.on('message', ({ failpoint }: Command) => {
  arm(failpoint !== null && isFailpoint(failpoint) ? failpoint : null)
  if (failpoint === null) process.send?.({ disarmed: true })
})
// Who started it is gone: so is its database.
process.on('disconnect', () => process.exit(0))

/** Called once by scripts/bundle.mjs, to store what V8 compiled. */
export { rehearse } from '@muster/server/dist/compose.js'

export const run = async (): Promise<void> => {
  const server = await openServer({
    config: {
      ...{ port: 0, host: null, trustProxy: 0, dataFolder: '', publicUrl: null, pages: false, demo: false },
      signUp: 'open',
      providers: [],
      operators: [],
      privateHooks: false,
      chatHosts: [],
      metrics: null,
      drainSeconds: 1,
      telemetry: null,
      redisUrl: process.env['REDIS_URL'] ?? null,
      databaseUrl: process.env['CHAOS_DATABASE'] ?? '',
      secret: process.env['CHAOS_SECRET'] ?? '',
      mail: { smtpUrl: null, from: 'chaos@example.org', folder: join(tmpdir(), 'muster-chaos-mail') },
    },
    registry,
    engines: openThreads({
      threads: 2,
      seconds: Number(process.env['CHAOS_SECONDS']),
      megabytes: 384,
      registry: new URL('./registry.js', import.meta.url).href,
    }),
    budgets: {
      ...{ account: plenty, address: plenty, streams: 10_000, atWork: 1000, refusals: { after: 0, held: 0 } },
      ...{ operations: { account: 1000, address: 1000 }, sockets: { account: 1000, address: 1000 } },
    },
  })
  process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
  process.send?.({ url: server.url })
}
