import { createHash } from 'node:crypto'
import type { LoginLimits } from '../../server/src/auth/limits.js'
import type { PasswordHash } from '../../server/src/auth/options.js'
import type { Budgets } from '../../server/src/graphql/limits/budgets.js'
import { openApi, openServer } from '../../server/src/compose.js'
import type { Execution } from '../../server/src/graphql/execution.js'
import type { Server } from '../../server/src/composed.js'
import type { Config } from '../../server/src/config.js'
import type { Registry } from '../../server/src/referee/compute/registry.js'
import { housedDatabase } from '../support/database.js'
import { readyKey } from '../support/keys.js'
import { type Mailbox, openMailbox } from '../support/mailbox.js'
import { generous, roomy, testConfig } from './config.js'

export interface TestServer extends Server {
  /** Every mail that the server sent. */
  readonly mailbox: Mailbox
  /** Everybody is told at once what has happened; the server’s own sweeps would come to it within a second each. */
  tellAll(): Promise<void>
}

/** Some hundred people sign up in these tests; those of accounts and of the browser use the hash that is shipped. */
const quickHash: PasswordHash = {
  hash: (password) => Promise.resolve(createHash('sha256').update(password).digest('hex')),
  verify: ({ hash, password }) => Promise.resolve(createHash('sha256').update(password).digest('hex') === hash),
}

let api: Promise<Execution> | null = null

/** The whole server but its pages, on a database of its own and a free port. */
export const startTestServer = async (
  options: {
    readonly limits?: LoginLimits
    readonly budgets?: Budgets
    readonly registry?: Registry
    readonly config?: Partial<Config>
    readonly drain?: () => Promise<unknown>
    /** Hashed as shipped. */
    readonly slowPasswords?: true
  } = {},
): Promise<TestServer> => {
  const database = await housedDatabase()
  const mailbox = openMailbox()
  const server = await openServer({
    mail: mailbox,
    config: { ...testConfig({ databaseUrl: database.ownerUrl }), ...options.config },
    limits: options.limits ?? generous,
    ...(options.slowPasswords ? {} : { passwordHash: quickHash }),
    budgets: options.budgets ?? roomy,
    newKey: readyKey,
    // What one server compiled of the API the next one of this worker uses.
    execution: await (api ??= openApi()),
    ...(options.registry && { registry: options.registry }),
    ...(options.drain && { drain: options.drain }),
  })
  return {
    ...server,
    mailbox,
    tellAll: async () => {
      await server.notify.tell()
      await server.notify.deliver()
    },
    close: async () => {
      await server.close()
      await database.drop()
    },
  }
}
