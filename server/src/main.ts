import { openServer, type Server } from './compose.js'
import { readConfig } from './config.js'
import { StartProblem } from './startProblem.js'

/** Ctrl-C twice is somebody who does not want to wait. */
const stopOnSignals = (server: Server): void => {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      void server.close().then(() => process.exit(0))
    })
}

const start = async (): Promise<void> => {
  const config = readConfig()
  const server = await openServer({ config })
  stopOnSignals(server)
  console.log(`Muster is ready at ${config.publicUrl ?? server.url}`)
  console.log(`  API        ${server.url}/graphql`)
  for (const line of server.demo) console.log(`  Demo       ${line}`)
  console.log(
    `  Data       ${config.databaseUrl === null ? config.dataFolder : 'the database that DATABASE_URL names'}`,
  )
}

try {
  await start()
} catch (error) {
  // One sentence for what the person at the keyboard can mend; the whole story for a bug.
  console.error(error instanceof StartProblem ? error.message : error)
  process.exit(1)
}
