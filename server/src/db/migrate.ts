import { runMigrations } from 'graphile-worker'
import type pg from 'pg'
import { migrateAccounts } from '../auth/migrate.js'
import { closeCatalog, shareCatalog } from './catalog.js'
import { grantRights } from './grants.js'
import { checkHouse, signHouse } from './house.js'
import { codeOf, connectOwner, startLock } from './owner.js'
import { openPool } from './pool.js'
import { ensureRoles, missingGrants, roleName, type RoleUrls } from './roles.js'
import { makeTables, migrationNames } from './tables.js'

export type { RoleUrls } from './roles.js'

/** The job queue belongs to the referee: its tables have row-level security, so their owner must be the role that runs them. */
const makeQueue = async (owner: pg.Client, database: string, refereeUrl: string): Promise<void> => {
  const [db, referee] = [database, roleName(database, 'referee')].map((name) => owner.escapeIdentifier(name))
  await owner.query(`GRANT CONNECT, CREATE ON DATABASE ${db ?? ''} TO ${referee ?? ''}`)
  const pool = openPool(refereeUrl, 1)
  try {
    await runMigrations({ pgPool: pool })
  } finally {
    await pool.end()
    await owner.query(`REVOKE CREATE ON DATABASE ${db ?? ''} FROM ${referee ?? ''}`)
  }
}

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let done = false
  return async () => {
    if (!done) await work()
    done = true
  }
}

/**
 * Creates or completes everything in the database: roles, schemas, tables, the job queue, the read functions and all rights. Running it again, or
 * twice at the same time, changes nothing. `beforeChange` is called once if an existing house is about to be changed.
 * @throws StartProblem if the server does not answer or the owner lacks a right
 */
export const migrate = async (
  ownerUrl: string,
  secret: string,
  beforeChange?: () => Promise<void>,
): Promise<RoleUrls> => {
  const owner = await connectOwner(ownerUrl)
  try {
    const { rows } = await owner.query<{ database: string; owner: string; all: string }>(
      `SELECT current_database() AS database, current_user AS owner, current_setting('is_superuser') AS all`,
    )
    const { database = '', owner: name = '', all } = rows[0] ?? {}
    try {
      await owner.query('SELECT pg_advisory_lock($1)', [startLock])
      const house = await checkHouse(owner, secret)
      const copyFirst = house && beforeChange ? once(beforeChange) : undefined
      const lacking = migrationNames.some((each) => !house?.migrations.includes(each))
      if (lacking) await copyFirst?.()
      const urls = await ensureRoles(owner, ownerUrl, database, secret)
      if (all === 'on') await closeCatalog(owner, name)
      await shareCatalog(owner, roleName(database, 'referee'))
      await owner.query('CREATE SCHEMA IF NOT EXISTS muster')
      await migrateAccounts(ownerUrl, copyFirst)
      if (lacking) await makeTables(ownerUrl)
      await makeQueue(owner, database, urls.referee)
      await grantRights(owner, database)
      await signHouse(owner, secret)
      return urls
    } catch (error) {
      // 42501: insufficient_privilege
      throw codeOf(error) === '42501' ? missingGrants(name, database) : error
    }
  } finally {
    await owner.end()
  }
}
