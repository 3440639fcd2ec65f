// npm run import -- FILE --organiser E-MAIL: brings an archived campaign into this house, to be read or played on.
import { parseArgs } from 'node:util'
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const { values, positionals } = parseArgs({ options: { organiser: { type: 'string' } }, allowPositionals: true })
  const [file] = positionals
  if (file === undefined || positionals.length > 1 || !values.organiser?.includes('@'))
    throw new ScriptProblem(
      'Name the archive, and the address of the account that organises the campaign here: npm run import -- FILE --organiser name@example.org',
    )
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  await load().server.importCampaign(file, values.organiser)
})
