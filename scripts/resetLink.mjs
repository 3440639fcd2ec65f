// npm run reset-link -- E-MAIL: a link for a new password, for a host without a mail server.
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const [email] = process.argv.slice(2)
  if (!email?.includes('@')) throw new ScriptProblem('Name the account: npm run reset-link -- name@example.org')
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  await load().server.resetLink(email)
})
