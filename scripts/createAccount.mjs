// npm run create-account -- E-MAIL [NAME]: an account and a link for its password, for a server where people cannot sign up.
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const [email, name = 'New player'] = process.argv.slice(2)
  if (!email?.includes('@'))
    throw new ScriptProblem(
      'Give an address, and a name if you like: npm run create-account -- name@example.org "Name"',
    )
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  await load().server.createAccount(email, name)
})
