import { Problem } from './base/problems.js'
import { StartProblem } from './base/startProblem.js'
import type { Config } from './config.js'
import { startPostgres } from './db/postgres/index.js'
import { setBlockedAtShell } from './referee/useCases/operate.js'
import { openSideStore } from './store/store.js'

/**
 * Blocks an account for a reason, or without one lets it in again: beside a running server, which ends its streams at once, or without one.
 * @throws StartProblem if there is nothing to change
 */
export const blockAtShell = async (config: Config, email: string, reason: string | null): Promise<void> => {
  const own = config.databaseUrl === null ? await startPostgres(config.dataFolder) : null
  const store = await openSideStore(own?.ownerUrl ?? config.databaseUrl ?? '', 1)
  try {
    await store.transaction((tx) => setBlockedAtShell(tx, email, reason))
    console.log(reason === null ? `${email} is let in again.` : `${email} is blocked.`)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const nothing = `No account has the address ${email}, or it is ${reason === null ? 'not' : 'already'} blocked.`
    throw new StartProblem(error.code === 'NOT_FOUND' ? nothing : error.message)
  } finally {
    await store.close()
    await own?.stop()
  }
}
