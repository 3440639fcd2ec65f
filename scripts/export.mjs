// npm run export -- CAMPAIGN [--out FILE] [--running]: one campaign in one file, which can be checked and read anywhere.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const options = { out: { type: 'string' }, running: { type: 'boolean', default: false } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [campaign] = positionals
  if (campaign === undefined || positionals.length > 1)
    throw new ScriptProblem('Name one campaign, by the id in the address of its page: npm run export -- CAMPAIGN')
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  await load().server.exportCampaign({ campaign, out: values.out ?? null, running: values.running })
})
