import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'

/** The operating-system account that PostgreSQL runs as; null means our own. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

// PostgreSQL refuses root; this is "nobody" on Linux and needs no entry in the password file.
const nobody: Account = { uid: 65534, gid: 65534 }

export function accountForPostgres(): Account | null {
  return process.getuid?.() === 0 ? nobody : null
}

export function giveTo(account: Account | null, path: string): void {
  if (account) chownSync(path, account.uid, account.gid)
}

/** Options for spawn that drop to the account. */
export function asAccount(account: Account | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/** True if the account can run this program where it is: the folders above may be closed to it. */
export function canRun(account: Account | null, program: string): boolean {
  const tried = spawnSync(program, ['--version'], { ...asAccount(account), cwd: '/', stdio: 'ignore' })
  return tried.status === 0
}
