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
import { Pauses1700000000008 } from './migrations/1700000000008-pauses.js'
import { Notifications1700000000009 } from './migrations/1700000000009-notifications.js'
import { Word1700000000010 } from './migrations/1700000000010-word.js'
import { Accounts1700000000012 } from './migrations/1700000000012-accounts.js'
import { Seats1700000000014 } from './migrations/1700000000014-seats.js'
import { Talk1700000000017 } from './migrations/1700000000017-talk.js'
import { Absence1700000000015 } from './migrations/1700000000015-absence.js'
import { Deputies1700000000021 } from './migrations/1700000000021-deputies.js'
import { CoolDown1700000000022 } from './migrations/1700000000022-coolDown.js'
import { Finding1700000000023 } from './migrations/1700000000023-finding.js'
import { Channels1700000000018 } from './migrations/1700000000018-channels.js'
import { Chronicle1700000000024 } from './migrations/1700000000024-chronicle.js'
import { Warnings1700000000025 } from './migrations/1700000000025-warnings.js'
import { Feeds1700000000019 } from './migrations/1700000000019-feeds.js'
import { Operator1700000000020 } from './migrations/1700000000020-operator.js'
import { Standing1700000000030 } from './migrations/1700000000030-standing.js'
import { DeliveryLog1700000000031 } from './migrations/1700000000031-deliveryLog.js'
import { LateStarters1700000000038 } from './migrations/1700000000038-lateStarters.js'
import { SharedWar1700000000040 } from './migrations/1700000000040-sharedWar.js'
import { checkHouse, signHouse } from './house.js'
import { openPool } from './pool.js'
import { ensureRoles, missingGrants, roleName, type RoleUrls } from './roles.js'

export type { RoleUrls } from './roles.js'

/** Two nodes that start at the same time migrate one after the other. */
const startLock = 7_302_114

const migrations = [
  Tables1700000000001,
  Bots1700000000002,
  Tabletop1700000000003,
  Battles1700000000004,
  Organising1700000000005,
  Beside1700000000006,
  Hosting1700000000007,
  Pauses1700000000008,
  Notifications1700000000009,
  Word1700000000010,
  Accounts1700000000012,
  Seats1700000000014,
  Talk1700000000017,
  Absence1700000000015,
  Deputies1700000000021,
  CoolDown1700000000022,
  Finding1700000000023,
  Channels1700000000018,
  Chronicle1700000000024,
  Warnings1700000000025,
  Feeds1700000000019,
  Operator1700000000020,
  Standing1700000000030,
  DeliveryLog1700000000031,
  LateStarters1700000000038,
  SharedWar1700000000040,
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
      `The database at ${url.hostname}:${url.port || '5432'}${url.pathname} does not answer (${why}). Check DATABASE_URL and that PostgreSQL is running.`,
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

/**
 * Creates or completes everything in the database: roles, schemas, tables, the job queue, the read functions and all rights. Running it again, or
 * twice at the same time, changes nothing.
 * @throws StartProblem if the server does not answer or the owner lacks a right
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
