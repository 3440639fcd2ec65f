// One of the server's commands as an npm script: its arguments are read before anything is built.
import { commands, failureOf } from '../server/commands.mjs'
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo } from './problem.mjs'

export async function runCommand(command) {
  refuseOldNode()
  await orSaySo(async () => {
    const run = commands[command](process.argv.slice(2))
    await ensureBuilt()
    const { load } = await import('../server/load.mjs')
    process.exitCode = (await run(load().server)) ?? 0
  }, failureOf(command))
}
