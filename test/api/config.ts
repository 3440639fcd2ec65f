import { randomBytes } from 'node:crypto'
import type { LoginLimits } from '../../server/src/auth/limits.js'
import type { Config } from '../../server/src/config.js'

/** So many people sign up from one address in these tests that only what is tested may slow them down. */
export const generous: LoginLimits = {
  signInPerAddress: { max: 1000, window: 60 },
  signInPerAccount: { max: 1000, window: 60 },
  signUpPerAddress: { max: 1000, window: 60 },
  otherPerAddress: { max: 10_000, window: 60 },
}

/** The API alone on a free port, on a database that is there or on one of its own in a folder. */
export const testConfig = (where: { readonly databaseUrl: string } | { readonly dataFolder: string }): Config => ({
  ...{ port: 0, dataFolder: '', databaseUrl: null, publicUrl: null, pages: false, demo: false },
  ...{ secret: randomBytes(32).toString('hex'), ...where },
})
