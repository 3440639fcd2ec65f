// npm run backup [-- FILE]: everything that this server holds, in one file, while it runs or not.
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const [file = null] = process.argv.slice(2)
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  await load().server.backup(file)
})
