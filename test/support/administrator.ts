import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The address of the server's administrator, whose password lies beside its files: the logins themselves may not see everything. */
export const administrator = (folder: string, ownerUrl: string): string => {
  const url = new URL(ownerUrl)
  const secrets = JSON.parse(readFileSync(join(folder, 'postgres', 'secrets.json'), 'utf8')) as { postgres: string }
  url.username = 'postgres'
  url.password = secrets.postgres
  return url.href
}
