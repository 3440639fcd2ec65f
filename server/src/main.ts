import type { Server } from './compose.js'
import { type Config, readConfig } from './config.js'
import { type RunningPostgres, startPostgres } from './db/postgres/index.js'
import { guardConsole, toldOf } from './base/log.js'
import { StartProblem } from './base/startProblem.js'

/** PostgreSQL, from the moment when its process runs. */
const launchPostgres = (dataFolder: string): Promise<{ readonly postgres: Promise<RunningPostgres> }> =>
  new Promise((resolve) => {
    const postgres = startPostgres(dataFolder, { onLaunch: () => resolve({ postgres }) })
    const settled = (): void => resolve({ postgres })
    postgres.then(settled, settled)
  })

/** Reading the rest of the server holds the thread for long: PostgreSQL comes up meanwhile. */
const open = async (config: Config): Promise<Server> => {
  const launched = config.databaseUrl === null ? await launchPostgres(config.dataFolder) : {}
  const { openServer } = await import('./compose.js')
  return openServer({ config, ...launched })
}

// npm passes on a signal that the terminal has already given: only one that comes later is impatience.
const echo = 1_000

/** Also while the server is still opening: what it has started by then is stopped as well. */
const stopOnSignals = (opening: Promise<Server>): void => {
  let since: number | null = null
  const stop = (): void => {
    if (since !== null && Date.now() - since > echo) process.exit(1)
    if (since !== null) return
    since = Date.now()
    // What fails to open says so itself.
    void opening.then((server) => server.close()).then(() => process.exit(0))
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}

const start = async (): Promise<void> => {
  const config = readConfig()
  const opening = open(config)
  stopOnSignals(opening)
  const server = await opening
  console.log(`Muster is ready at ${config.publicUrl ?? server.url}`)
  console.log(`  API        ${server.url}/graphql`)
  for (const line of server.demo) console.log(`  Demo       ${line}`)
  console.log(
    `  Data       ${config.databaseUrl === null ? config.dataFolder : 'the database that DATABASE_URL names'}`,
  )
}

/** Runs the server until it is told to stop. */
export const run = async (): Promise<void> => {
  guardConsole()
  try {
    await start()
  } catch (error) {
    // One sentence for what the person at the keyboard can mend; the whole story for a bug.
    console.error(error instanceof StartProblem ? error.message : toldOf(error))
    process.exit(1)
  }
}

/** What scripts/bundle.mjs has done once, to keep what V8 compiled for it. */
export const rehearse = async (): Promise<void> => (await import('./compose.js')).rehearse()
