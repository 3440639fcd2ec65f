import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { DataSource } from 'typeorm'
import { migrateAccounts } from '../auth/migrate.js'
import { StartProblem } from '../base/startProblem.js'
import { closeCatalog, shareCatalog } from './catalog.js'
import { grantRights } from './grants.js'
import { Tables1700000000001 } from './migrations/1700000000001-tables.js'
import { Bots1700000000002 } from './migrations/1700000000002-bots.js'
import { Tabletop1700000000003 } from './migrations/1700000000003-tabletop.js'
import { Battles1700000000004 } from './migrations/1700000000004-battles.js'
import { Organising1700000000005 } from './migrations/1700000000005-organising.js'
import { Beside1700000000006 } from './migrations/1700000000006-beside.js'
import { Hosting1700000000007 } from './migrations/1700000000007-hosting.js'
import { checkHouse, signHouse } from './house.js'
import { openPool } from './pool.js'
import { ensureRoles, missingGrants, roleName, type RoleUrls } from './roles.js'

export type { RoleUrls } from './roles.js'

/** Two nodes that start at once migrate one after the other. */
const startLock = 7_302_114

const migrations = [
  Tables1700000000001,
  Bots1700000000002,
  Tabletop1700000000003,
  Battles1700000000004,
  Organising1700000000005,
  Beside1700000000006,
  Hosting1700000000007,
]

/** A migration's name ends with its number. */
const newest = Math.max(...migrations.map(({ name }) => Number(name.slice(-13))))

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

const connect = async (ownerUrl: string): Promise<pg.Client> => {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  try {
    await owner.connect()
    return owner
  } catch (error) {
    const url = new URL(ownerUrl)
    const why = error instanceof Error ? error.message || codeOf(error) : String(error)
    throw new StartProblem(
      `The database at ${url.hostname}:${url.port || '5432'}${url.pathname} does not answer (${why}). Check DATABASE_URL and that PostgreSQL runs.`,
    )
  }
}

const makeTables = async (ownerUrl: string): Promise<void> => {
  const source = new DataSource({
    type: 'postgres',
    url: ownerUrl,
    schema: 'muster',
    migrations: [...migrations],
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
  })
  await source.initialize()
  try {
    await source.runMigrations()
  } finally {
    await source.destroy()
  }
}

/** The job queue belongs to the referee: its tables are guarded by row, so their owner is who works them. */
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

/**
 * Makes or completes everything in the database: roles, schemas, tables, the job queue, the read functions and all rights. Running it again, or
 * twice at once, changes nothing.
 * @throws StartProblem when the server does not answer or the owner lacks a right
 */
export const migrate = async (ownerUrl: string, secret: string): Promise<RoleUrls> => {
  const owner = await connect(ownerUrl)
  try {
    const { rows } = await owner.query<{ database: string; owner: string; all: string }>(
      `SELECT current_database() AS database, current_user AS owner, current_setting('is_superuser') AS all`,
    )
    const { database = '', owner: name = '', all } = rows[0] ?? {}
    try {
      await owner.query('SELECT pg_advisory_lock($1)', [startLock])
      await checkHouse(owner, secret, newest)
      const urls = await ensureRoles(owner, ownerUrl, database, secret)
      if (all === 'on') await closeCatalog(owner, name)
      await shareCatalog(owner, roleName(database, 'referee'))
      await owner.query('CREATE SCHEMA IF NOT EXISTS muster')
      await migrateAccounts(ownerUrl)
      await makeTables(ownerUrl)
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
