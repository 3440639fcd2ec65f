// npm run restore -- FILE: makes a house of a backup, in an empty data folder or database.
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const [file] = process.argv.slice(2)
  if (file === undefined) throw new ScriptProblem('Name the backup: npm run restore -- FILE')
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  await load().server.restore(file)
})
