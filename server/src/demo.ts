import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Accounts } from './auth/accounts.js'
import type { Referee } from './referee/index.js'
import type { Registry } from './referee/compute/registry.js'
import { seedDemo } from './referee/seedDemo.js'
import { logFault } from './base/log.js'

const fileIn = (dataFolder: string): string => join(dataFolder, 'demo-accounts.txt')

/** Kept for the next start; if nothing can be written, they are shown only this once. */
const keep = (dataFolder: string, lines: readonly string[]): void => {
  try {
    mkdirSync(dataFolder, { recursive: true })
    writeFileSync(fileIn(dataFolder), `${lines.join('\n')}\n`, { mode: 0o600 })
  } catch (error) {
    logFault('the demo accounts could not be saved', error)
  }
}

/**
 * Sets up a demo campaign on the first start with an empty database. Its password is random: a known one would be an account for everybody on
 * the internet. Returns what to tell the operator, one line per account.
 */
export const openDemo = async (
  dataFolder: string,
  referee: Referee,
  registry: Registry,
  accounts: Accounts,
): Promise<readonly string[]> => {
  const password = randomBytes(9).toString('base64url')
  const create = (email: string, secret: string, name: string) => accounts.createAccount(email, secret, name)
  const made = await seedDemo(referee, registry, create, password)
  if (made) {
    const lines = made.map((account) => `${account.name.padEnd(10)} ${account.email}  ${account.password}`)
    keep(dataFolder, lines)
    return lines
  }
  const file = fileIn(dataFolder)
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
}
