// node server/command.mjs backup /data/backups/war.zip: what npm scripts do for the host, where only the built server is installed, as in the Docker image.
import { commands, failureOf } from './commands.mjs'
import { load } from './load.mjs'

const [command, ...argv] = process.argv.slice(2)
try {
  if (!Object.hasOwn(commands, command ?? '')) throw new Error(`Name a command: ${Object.keys(commands).join(', ')}.`)
  const run = commands[command](argv)
  process.exitCode = (await run(load().server)) ?? 0
} catch (error) {
  console.error(error.message)
  process.exit(failureOf(command))
}
