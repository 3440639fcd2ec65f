import type { ExportAsked } from './archive/index.js'
import type { Server } from './composed.js'
import { type Config, linkBaseOf, readConfig, readLog, readPlace } from './config.js'
import { type RunningPostgres, startPostgres } from './db/postgres/index.js'
import { guardConsole, logFault, setUpLog } from './base/log.js'
import { StartProblem } from './base/startProblem.js'

/** PostgreSQL, from the moment its process runs. */
const launchPostgres = (dataFolder: string): Promise<{ readonly postgres: Promise<RunningPostgres> }> =>
  new Promise((resolve) => {
    const postgres = startPostgres(dataFolder, { onLaunch: () => resolve({ postgres }) })
    const settled = (): void => resolve({ postgres })
    postgres.then(settled, settled)
  })

/** Loading the rest of the server blocks the thread for long: PostgreSQL starts meanwhile. */
const open = async (config: Config): Promise<Server> => {
  const launched = config.databaseUrl === null ? await launchPostgres(config.dataFolder) : {}
  const { openServer } = await import('./compose.js')
  return openServer({ config, ...launched })
}

// npm passes on a signal that the terminal has already sent: only a later one means that somebody is impatient.
const echo = 1_000

/** Also while the server is still opening: what it has started by then is stopped as well. */
const stopOnSignals = (opening: Promise<Server>): void => {
  let since: number | null = null
  const stop = (): void => {
    if (since !== null && Date.now() - since > echo) process.exit(1)
    if (since !== null) return
    since = Date.now()
    // What fails to open reports it itself.
    void opening.then((server) => server.close()).then(() => process.exit(0))
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
}

const start = async (): Promise<void> => {
  const config = readConfig()
  const opening = open(config)
  stopOnSignals(opening)
  const server = await opening
  console.log(`Muster is ready at ${config.publicUrl ?? server.url}`)
  console.log(`  API        ${server.url}/graphql`)
  for (const line of server.demo) console.log(`  Demo       ${line}`)
  console.log(`  Data       ${config.databaseUrl === null ? config.dataFolder : 'the database in DATABASE_URL'}`)
  if (config.mail.smtpUrl === null)
    console.log(`  Mail       SMTP_URL is not set: mails are written to ${config.mail.folder}`)
}

/** Runs the server until it is told to stop. */
export const run = async (): Promise<void> => {
  guardConsole()
  try {
    setUpLog(readLog())
    await start()
  } catch (error) {
    // One sentence for what the operator can fix; the full error for a bug.
    if (error instanceof StartProblem) process.stderr.write(`${error.message}\n`)
    else logFault('the server did not start', error)
    process.exit(1)
  }
}

/** Called once by scripts/bundle.mjs, to store what V8 compiled. */
export const rehearse = async (): Promise<void> => (await import('./compose.js')).rehearse()

/** What scripts/resetLink.mjs calls. */
export const resetLink = async (email: string): Promise<void> => {
  const { printResetLink } = await import('./printLinks.js')
  await printResetLink(readConfig(), email)
}

/** What scripts/createAccount.mjs calls. */
export const createAccount = async (email: string, name: string): Promise<void> => {
  const { printNewAccount } = await import('./printLinks.js')
  await printNewAccount(readConfig(), email, name)
}

/** What scripts/addClient.mjs calls. */
export const addClient = async (name: string, redirects: readonly string[]): Promise<void> => {
  const { printNewClient } = await import('./printLinks.js')
  await printNewClient(readConfig(), name, redirects)
}

/** What scripts/removeClient.mjs calls. */
export const removeClient = async (id: string): Promise<void> => {
  const printing = await import('./printLinks.js')
  await printing.removeClient(readConfig(), id)
}

/** What scripts/blockAccount.mjs calls; without a reason the account is let in again. */
export const blockAccount = async (email: string, reason: string | null): Promise<void> => {
  const { blockAtShell } = await import('./blockAtShell.js')
  await blockAtShell(readConfig(), email, reason)
}

/** What scripts/backup.mjs calls; without a file it goes to the data folder. */
export const backup = async (file: string | null): Promise<void> => {
  const { printBackup } = await import('./backup/index.js')
  await printBackup(readPlace(), file)
}

/** What scripts/restore.mjs calls. */
export const restore = async (file: string): Promise<void> => {
  const { printRestore } = await import('./backup/index.js')
  await printRestore(readPlace(), file)
}

/** What scripts/move.mjs calls. */
export const move = async (to: 'database' | 'folder'): Promise<void> => {
  const { printMove } = await import('./backup/index.js')
  await printMove(readPlace(), to)
}

/** What scripts/export.mjs calls. */
export const exportCampaign = async (asked: ExportAsked): Promise<void> => {
  const { printExport } = await import('./archive/index.js')
  await printExport(readPlace(), asked)
}

/** What scripts/import.mjs calls. */
export const importCampaign = async (file: string, organiser: string): Promise<void> => {
  const { printImport } = await import('./archive/index.js')
  const config = readConfig()
  await printImport(readPlace(), { file, organiser, linkBase: linkBaseOf(config), secret: config.secret })
}

/** What scripts/verify.mjs calls: with what it ends. */
export const verify = async (file: string, heads: readonly string[]): Promise<number> => {
  const { printVerdict } = await import('./archive/index.js')
  return printVerdict(file, heads)
}

/** Nothing is written: a secret that is missing is not made for this. */
const patientOf = () => {
  try {
    const place = readPlace()
    const { port, host, mail } = readConfig({ ...process.env, MUSTER_SECRET: place.givenSecret ?? '-'.repeat(32) })
    return { ...place, port, host, mail }
  } catch (error) {
    if (error instanceof StartProblem) return error
    throw error
  }
}

/** What scripts/doctor.mjs calls. True: all is well. */
export const doctor = async (asJson: boolean): Promise<boolean> => {
  const { printExamination } = await import('./doctor/index.js')
  return printExamination(patientOf(), asJson)
}
