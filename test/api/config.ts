import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LoginLimits } from '../../server/src/auth/limits.js'
import type { Config } from '../../server/src/config.js'
import type { Budgets } from '../../server/src/graphql/limits/budgets.js'

/** So many people sign up from one address in these tests that only what is tested may slow them down. */
export const generous: LoginLimits = {
  signInPerAddress: { max: 1000, window: 60 },
  signInPerAccount: { max: 1000, window: 60 },
  signUpPerAddress: { max: 1000, window: 60 },
  mailPerAddress: { max: 1000, window: 60 },
  mailPerAccount: { max: 1000, window: 60 },
  otherPerAddress: { max: 10_000, window: 60 },
  exportsPerAccount: { max: 100_000, window: 60 },
}

/** So much is asked by one account in these tests that only what is tested may be refused. The bucket is always full, so that answers are alike. */
export const roomy: Budgets = {
  account: { limit: 1e9, refillsPerSecond: 1e12 },
  address: { limit: 1e9, refillsPerSecond: 1e12 },
  operations: { account: 1000, address: 1000 },
  sockets: { account: 1000, address: 10_000 },
  streams: 10_000,
  atWork: 1000,
  refusals: { after: 0, held: 0 },
}

/** The API alone on a free port, on a database that is there or on one of its own in a folder. */
export const testConfig = (where: { readonly databaseUrl: string } | { readonly dataFolder: string }): Config => ({
  ...{
    port: 0,
    host: null,
    trustProxy: 0,
    dataFolder: '',
    databaseUrl: null,
    publicUrl: null,
    pages: false,
    demo: false,
    signUp: 'open' as const,
    providers: [],
    operators: [],
    // Tests receive what is sent on this machine.
    privateHooks: true,
    chatHosts: ['*'],
    metrics: null,
    drainSeconds: 0,
    telemetry: null,
    redisUrl: null,
  },
  mail: { smtpUrl: null, from: 'muster@example.org', folder: join(tmpdir(), 'muster-test-mail') },
  ...{ secret: randomBytes(32).toString('hex'), ...where },
})
