// npm run block-account -- E-MAIL REASON: nobody is let in with the account any more. npm run unblock-account -- E-MAIL takes it back.
import { ensureBuilt } from './build.mjs'
import { refuseOldNode } from './node.mjs'
import { orSaySo, ScriptProblem } from './problem.mjs'

refuseOldNode()
await orSaySo(async () => {
  const [what, email, ...words] = process.argv.slice(2)
  const reason = what === 'block' ? words.join(' ').trim() : null
  if (!email?.includes('@') || reason === '')
    throw new ScriptProblem(
      what === 'block'
        ? 'Name the account and say why: npm run block-account -- name@example.org "Sells seats"'
        : 'Name the account: npm run unblock-account -- name@example.org',
    )
  await ensureBuilt()
  const { load } = await import('../server/load.mjs')
  await load().server.blockAccount(email, reason)
})
