import { type Accounts, openAccounts } from './auth/accounts.js'
import { StartProblem } from './base/startProblem.js'
import { type Config, linkBaseOf } from './config.js'
import { accountsUrl, openPool } from './db/pool.js'
import { startPostgres } from './db/postgres/index.js'
import { openMail } from './mail/mail.js'
import { nameProblem } from './names/nameProblem.js'

const advice = 'The link works once, for one hour. Hand it to the owner of the account alone.'

/** Works beside a running server and without one: the embedded database is started if it is not running, and stopped again. */
const withAccounts = async (config: Config, work: (accounts: Accounts) => Promise<void>): Promise<void> => {
  const { databaseUrl, dataFolder, publicUrl, secret } = config
  const own = databaseUrl === null ? await startPostgres(dataFolder) : null
  const pool = openPool(accountsUrl(own?.ownerUrl ?? databaseUrl ?? ''), 1)
  const mail = openMail(config.mail)
  const settings = { mail, linkBase: linkBaseOf(config), confirmFirst: config.mail.smtpUrl !== null }
  const accounts = openAccounts({ pool, secret, publicUrl, ...settings })
  try {
    await work(accounts)
  } finally {
    await accounts.close()
    await pool.end()
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
