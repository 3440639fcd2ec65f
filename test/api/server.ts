import type { LoginLimits } from '../../server/src/auth/limits.js'
import type { Budgets } from '../../server/src/graphql/limits/budgets.js'
import { openServer, type Server } from '../../server/src/compose.js'
import type { Registry } from '../../server/src/referee/compute/registry.js'
import { freshDatabase } from '../support/database.js'
import { readyKey } from '../support/keys.js'
import { generous, roomy, testConfig } from './config.js'

export type TestServer = Server

/** The whole server but its pages, on a database of its own and a free port. */
export const startTestServer = async (
  options: { readonly limits?: LoginLimits; readonly budgets?: Budgets; readonly registry?: Registry } = {},
): Promise<TestServer> => {
  const database = await freshDatabase()
  const server = await openServer({
    config: testConfig({ databaseUrl: database.ownerUrl }),
    limits: options.limits ?? generous,
    budgets: options.budgets ?? roomy,
    newKey: readyKey,
    ...(options.registry && { registry: options.registry }),
  })
  return {
    ...server,
    close: async () => {
      await server.close()
      await database.drop()
    },
  }
}
