import { randomBytes } from 'node:crypto'
import type { LoginLimits } from '../../server/src/auth/limits.js'
import { openServer, type Server } from '../../server/src/compose.js'
import type { Registry } from '../../server/src/referee/registry.js'
import { freshDatabase } from '../support/database.js'

export type TestServer = Server

/** So many people sign up from one address in these tests that only what is tested may slow them down. */
const generous: LoginLimits = {
  signInPerAddress: { max: 1000, window: 60 },
  signInPerAccount: { max: 1000, window: 60 },
  signUpPerAddress: { max: 1000, window: 60 },
  otherPerAddress: { max: 10_000, window: 60 },
}

/** The whole server but its pages, on a database of its own and a free port. */
export const startTestServer = async (
  options: { readonly limits?: LoginLimits; readonly registry?: Registry } = {},
): Promise<TestServer> => {
  const database = await freshDatabase()
  const server = await openServer({
    config: {
      port: 0,
      dataFolder: '',
      databaseUrl: database.ownerUrl,
      secret: randomBytes(32).toString('hex'),
      publicUrl: null,
      pages: false,
      demo: false,
    },
    limits: options.limits ?? generous,
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
