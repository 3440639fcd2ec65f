// node server/command.mjs backup /data/backups/war.zip: what npm scripts do for the host, where only the built server is installed, as in the Docker image.
import { load } from './load.mjs'

const commands = ['backup', 'restore', 'move', 'doctor']
const [command, argument = null] = process.argv.slice(2)
try {
  if (!commands.includes(command)) throw new Error(`Name a command: ${commands.join(', ')}.`)
  if (command === 'restore' && argument === null) throw new Error('Name the backup: restore FILE')
  if (command === 'move' && !['database', 'folder'].includes(argument))
    throw new Error('Say where: move database, or move folder')
  const done = await load().server[command](command === 'doctor' ? argument === '--json' : argument)
  if (done === false) process.exitCode = 1
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
