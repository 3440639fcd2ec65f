import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { openServer } from '../../server/dist/compose.js'
import type { Server } from '../../server/dist/composed.js'
import { engineLimits, openThreads } from '../../server/dist/referee/compute/engines.js'
import { boundless } from './boundless.js'
import { registryWith } from './campaign.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { WarSize } from './scenario.js'

export interface Served {
  readonly folder: string
  readonly size: WarSize
  readonly scenario: Scenario
  readonly pages?: boolean
}

/** A server of one war, with the engines in threads as a server that is installed has them. */
export const serve = ({ folder, size, scenario, pages = false }: Served): Promise<Server> => {
  const registry = new URL('./registry.js', import.meta.url)
  registry.searchParams.set('size', JSON.stringify(size))
  return openServer({
    config: {
      ...{ port: 0, dataFolder: folder, databaseUrl: null, secret: randomBytes(32).toString('hex') },
      ...{ publicUrl: null, pages, demo: false, host: null, trustProxy: 0 },
      signUp: 'open',
      providers: [],
      privateHooks: false,
      chatHosts: [],
      metrics: null,
      drainSeconds: 0,
      telemetry: null,
      redisUrl: null,
      operators: [],
      mail: { smtpUrl: null, from: 'muster@example.org', folder: join(folder, 'mail') },
    },
    registry: registryWith(scenario),
    engines: openThreads({ ...engineLimits, threads: 2, registry: registry.href }),
    budgets: boundless,
  })
}
