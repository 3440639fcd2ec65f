import { type Accounts, openAccounts } from './auth/accounts.js'
import { redirectProblem } from './auth/programs/index.js'
import { StartProblem } from './base/startProblem.js'
import { type Config, linkBaseOf } from './config.js'
import { accountsUrl, openPool } from './db/pool.js'
import { startPostgres } from './db/postgres/index.js'
import { openMail } from './mail/mail.js'
import { nameProblem } from './names/nameProblem.js'
import { signalUser } from './store/queue.js'
import { openSideStore } from './store/store.js'

const advice = 'The link works once, for one hour. Hand it to the owner of the account alone.'

/** Works beside a running server and without one: the embedded database is started if it is not running, and stopped again. */
const withAccounts = async (config: Config, work: (accounts: Accounts) => Promise<void>): Promise<void> => {
  const { databaseUrl, dataFolder, publicUrl, secret } = config
  const own = databaseUrl === null ? await startPostgres(dataFolder) : null
  const ownerUrl = own?.ownerUrl ?? databaseUrl ?? ''
  const pool = openPool(accountsUrl(ownerUrl), 1)
  const store = await openSideStore(ownerUrl, 1)
  const mail = openMail(config.mail)
  const settings = { mail, linkBase: linkBaseOf(config), confirmFirst: config.mail.smtpUrl !== null }
  // A server that runs beside this forgets at once whose credentials it has proven.
  const onSessionEnd = (userId: string): Promise<void> => signalUser(store.plain, userId)
  const accounts = openAccounts({ pool, secret, publicUrl, ...settings, onSessionEnd })
  try {
    await work(accounts)
  } finally {
    await accounts.close()
    await pool.end()
    await store.close()
    await own?.stop()
  }
}

/**
 * Prints a link with which the owner of an account chooses a new password.
 * @throws StartProblem if nobody has the address
 */
export const printResetLink = (config: Config, email: string): Promise<void> =>
  withAccounts(config, async (accounts) => {
    const link = await accounts.resetLink(email)
    if (link === null) throw new StartProblem(`No account has the address ${email}.`)
    console.log(`${link}\n${advice}`)
  })

/**
 * Registers a program of somebody else's, to which people may grant access, and prints its client_id.
 * @throws StartProblem if browsers must not be sent to one of the addresses
 */
export const printNewClient = async (config: Config, name: string, redirects: readonly string[]): Promise<void> => {
  const wrong = nameProblem(name) ?? redirects.map(redirectProblem).find((problem) => problem !== null)
  if (wrong) throw new StartProblem(wrong)
  await withAccounts(config, async ({ programs }) => {
    const id = await programs.add(name, redirects)
    const uses = redirects.length === 0 ? 'It signs people in with a code, at /device alone.' : redirects.join('\n')
    console.log(`client_id ${id}\n${uses}`)
  })
}

/**
 * Ends all that people have granted to a program, and forgets it.
 * @throws StartProblem if there is none
 */
export const removeClient = (config: Config, id: string): Promise<void> =>
  withAccounts(config, async ({ programs }) => {
    if (!(await programs.remove(id))) throw new StartProblem(`No program has the client_id ${id}.`)
    console.log('It is forgotten, and its tokens are not valid any more.')
  })

/**
 * Makes an account, whoever may sign up here, and prints a link with which its owner chooses a password.
 * @throws StartProblem if the address has an account, or nobody may have the name
 */
export const printNewAccount = async (config: Config, email: string, name: string): Promise<void> => {
  const wrong = nameProblem(name)
  if (wrong) throw new StartProblem(`Nobody can be called "${name}" here. ${wrong}`)
  await withAccounts(config, async (accounts) => {
    const { isNew } = await accounts.createAccount(email, null, name)
    if (!isNew)
      throw new StartProblem(`${email} has an account already. For a new password: npm run reset-link -- ${email}`)
    console.log(`${(await accounts.resetLink(email)) ?? ''}\n${advice}`)
  })
}
