// npm run remove-client -- CLIENT_ID: forgets a program, and ends all that people have granted to it.
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const [id] = process.argv.slice(2)
  if (!id) throw new ScriptProblem('Give the client_id that add-client printed: npm run remove-client -- CLIENT_ID')
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  await load().server.removeClient(id)
})
