import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { migrateAccounts } from '../../server/src/auth/migrate.js'
import { startPostgres } from '../../server/src/db/postgres/index.js'
import { makeTables } from '../../server/src/db/tables.js'

export interface TestDatabase {
  readonly name: string
  /** Login of the role that owns this database and may make roles. */
  readonly ownerUrl: string
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>
}

/** An empty database of one's own on the run's PostgreSQL, or on the server that DATABASE_URL names. */
export async function freshDatabase(): Promise<TestDatabase> {
  return newDatabase(process.env['DATABASE_URL'] ?? (await runsOwnServer()), '')
}

/** As freshDatabase, but with all tables in it, empty: a first start has little left to make. Another's server keeps no copies of ours. */
export async function tabledDatabase(): Promise<TestDatabase> {
  if (process.env['DATABASE_URL'] !== undefined) return freshDatabase()
  const serverUrl = await runsOwnServer()
  await ensureTables(serverUrl)
  return newDatabase(serverUrl, `TEMPLATE ${tables}`)
}

async function newDatabase(serverUrl: string, like: string): Promise<TestDatabase> {
  const name = `muster_test_${randomBytes(6).toString('hex')}`
  await command(serverUrl, `CREATE DATABASE ${name} ${like}`)
  return { name, ownerUrl: at(serverUrl, name), drop: () => dropDatabase(serverUrl, name) }
}

function at(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** The database of the run that others are copied from. */
const tables = 'muster_tables'

// The first file to ask makes it, and those that ask meanwhile wait. It is there under its name once it is whole.
async function ensureTables(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(1)')
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [tables])
    if (rowCount !== 0) return
    const draft = await newDatabase(serverUrl, '')
    await command(draft.ownerUrl, 'CREATE SCHEMA muster')
    await migrateAccounts(draft.ownerUrl)
    await makeTables(draft.ownerUrl)
    await client.query(`ALTER DATABASE ${draft.name} RENAME TO ${tables}`)
  } finally {
    await client.end()
  }
}

// The first file to ask starts it, the others adopt it; the global set-up stops it when the run is over.
async function runsOwnServer(): Promise<string> {
  const server = await startPostgres(inject('dataFolder'), { durable: false })
  return server.ownerUrl
}

// The owner may not end sessions of the roles that Muster made, and those that were just closed take a moment to go.
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let patience = 50; ; patience -= 1) {
    try {
      await command(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      return
    } catch (error) {
      if (patience === 0) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
