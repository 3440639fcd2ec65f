// npm run verify -- FILE [--head HEAD]: plays an archived campaign again and checks everything in it. Ends with 0: all is well, 1: something is wrong, 2: it could not be checked.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const options = { head: { type: 'string', multiple: true, default: [] } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1)
    throw new ScriptProblem('Name the archive: npm run verify -- FILE, and with --head HEAD a head that you were shown')
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  process.exitCode = await load().server.verify(file, values.head)
}, 2)
