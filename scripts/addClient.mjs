// npm run add-client -- NAME REDIRECT…: registers a program of somebody else's, to which people may grant access.
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const [name, ...redirects] = process.argv.slice(2)
  if (!name || name.includes('://'))
    throw new ScriptProblem(
      'Name the program, and where it takes browsers back, if it does: npm run add-client -- "War room bot" https://bot.example/signed-in',
    )
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  await load().server.addClient(name, redirects)
})
