import { existsSync } from 'node:fs'
import { keptSecret } from '../backup/place.js'
import { StartProblem } from '../base/startProblem.js'
import { toldOf } from '../base/log.js'
import { findRunning } from '../db/postgres/postmaster.js'
import { openDataFolder } from '../db/postgres/folder.js'
import { startPostgres } from '../db/postgres/index.js'
import { mailProblem } from '../mail/mailProblem.js'
import type { MailSettings } from '../mail/mail.js'
import { databaseFindings } from './database.js'
import { type Finding, note, well, wrong } from './finding.js'
import { folderFindings, nodeVersion, portFinding } from './machine.js'

/** What is to be examined. */
export interface Patient {
  readonly dataFolder: string
  readonly databaseUrl: string | null
  readonly givenSecret: string | null
  readonly port: number
  readonly host: string | null
  readonly mail: MailSettings
}

const told = (check: string, error: unknown): Finding =>
  wrong(check, error instanceof StartProblem ? error.message : `This could not be examined: ${toldOf(error)}`)

const mailFinding = async ({ smtpUrl, folder }: MailSettings): Promise<Finding> => {
  if (smtpUrl === null) return note('mail', `SMTP_URL is not set: mails are written to files in ${folder}.`)
  const problem = await mailProblem(smtpUrl)
  return problem === null
    ? well('mail', 'The mail server answers and lets this server in.')
    : wrong(
        'mail',
        `The mail server of SMTP_URL does not take mails (${problem}): check the address, name and password in it.`,
      )
}

/** Our own PostgreSQL is started for this if it does not run, and stopped again. */
const ownDatabase = async ({ dataFolder }: Patient, secret: string | null): Promise<readonly Finding[]> => {
  const folder = existsSync(dataFolder) ? openDataFolder(dataFolder) : null
  if (!folder || !existsSync(folder.cluster))
    return [note('postgres', 'There are no database files in the data folder yet: the first start makes them.')]
  const running = await findRunning(folder)
  const own = await startPostgres(dataFolder)
  try {
    const state = running
      ? well('postgres', `PostgreSQL runs: process ${String(running.pid)}, port ${String(running.port)}.`)
      : note('postgres', 'PostgreSQL did not run and starts without trouble.')
    return [state, ...(await databaseFindings(own.ownerUrl, secret))]
  } finally {
    await own.stop()
  }
}

/** Each part is looked at whatever the others say. */
export const examine = async (patient: Patient): Promise<readonly Finding[]> => {
  const { databaseUrl, givenSecret, dataFolder, port, host, mail } = patient
  const secret = givenSecret ?? keptSecret(patient)?.trim() ?? null
  const attempt = async (check: string, work: () => Promise<readonly Finding[]>): Promise<readonly Finding[]> =>
    work().catch((error: unknown) => [told(check, error)])
  return [
    nodeVersion(),
    ...(await attempt('folder', () => Promise.resolve(folderFindings(dataFolder)))),
    ...(await attempt('database', () =>
      databaseUrl === null ? ownDatabase(patient, secret) : databaseFindings(databaseUrl, secret),
    )),
    await portFinding(port, host),
    await mailFinding(mail),
  ]
}

const signs = { well: 'ok   ', note: '     ', wrong: 'WRONG' } as const

export const isWell = (findings: readonly Finding[]): boolean => findings.every(({ state }) => state !== 'wrong')

/** What `npm run doctor` does; true: all is well. */
export const printExamination = async (patient: Patient | StartProblem, asJson: boolean): Promise<boolean> => {
  const findings = patient instanceof StartProblem ? [nodeVersion(), told('settings', patient)] : await examine(patient)
  const isAllWell = isWell(findings)
  if (asJson) console.log(JSON.stringify({ well: isAllWell, findings }, null, 2))
  else {
    for (const { state, says } of findings) console.log(`${signs[state]} ${says}`)
    console.log(isAllWell ? 'All is well.' : 'Something is wrong: see above.')
  }
  return isAllWell
}
