import './clock.js'
import { openServer } from '@muster/server/dist/compose.js'
import { isFailpoint, watchStatements } from '../failpoints.js'
import { registry } from '../registry.js'

/** What the run tells a node, and what the node tells back. */
export interface Command {
  readonly failpoint: string | null
}

const arm = watchStatements()
process.on('message', ({ failpoint }: Command) => arm(failpoint !== null && isFailpoint(failpoint) ? failpoint : null))
// Who started it is gone: so is its database.
process.on('disconnect', () => process.exit(0))

const server = await openServer({
  config: {
    ...{ port: 0, dataFolder: '', publicUrl: null, pages: false, demo: false },
    databaseUrl: process.env['CHAOS_DATABASE'] ?? '',
    secret: process.env['CHAOS_SECRET'] ?? '',
  },
  registry,
})
process.send?.({ url: server.url })
