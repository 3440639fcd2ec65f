// npm run doctor [-- --json]: says what is wrong with this installation and what to do. Ends with code 0 only if all is well.
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  process.exitCode = (await load().server.doctor(process.argv.includes('--json'))) ? 0 : 1
})
