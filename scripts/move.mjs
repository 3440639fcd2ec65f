// npm run move -- to-database, npm run move -- to-folder: moves the house from the data folder to DATABASE_URL, or back.
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const to = { 'to-database': 'database', 'to-folder': 'folder' }[process.argv[2] ?? '']
  if (!to)
    throw new ScriptProblem(
      'Say where the house moves: npm run move -- to-database (from the data folder to DATABASE_URL), or npm run move -- to-folder (back).',
    )
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  await load().server.move(to)
})
