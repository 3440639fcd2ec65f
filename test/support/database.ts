import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { readFunctions } from '../../server/src/db/functions.js'
import { migrate } from '../../server/src/db/migrate.js'
import { startPostgres } from '../../server/src/db/postgres/index.js'
import { roleName } from '../../server/src/db/roles.js'
import { administrator } from './administrator.js'

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

/** As freshDatabase, but with an empty house in it that is not signed: a first start has little left to make. Another's server keeps no copies of ours. */
export async function housedDatabase(): Promise<TestDatabase> {
  if (process.env['DATABASE_URL'] !== undefined) return freshDatabase()
  const serverUrl = await runsOwnServer()
  await ensureModel(serverUrl)
  const database = await newDatabase(serverUrl, `TEMPLATE ${model} STRATEGY FILE_COPY`)
  await moveIn(database)
  return database
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
const model = 'muster_model'

const roles = ['referee', 'reader', 'accounts'] as const

const rolesOf = (database: string): readonly string[] => roles.map((role) => roleName(database, role))

// The first file to ask makes it, and those that ask meanwhile wait. It is there under its name once it is whole.
async function ensureModel(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock(1)')
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [model])
    if (rowCount !== 0) return
    const draft = await newDatabase(serverUrl, '')
    await migrate(draft.ownerUrl, 'signed below')
    await command(draft.ownerUrl, 'COMMENT ON SCHEMA accounts IS NULL')
    await command(administrator(inject('dataFolder'), serverUrl), [
      ...roles.map((role) => `ALTER ROLE ${roleName(draft.name, role)} RENAME TO ${roleName(model, role)}`),
      `REVOKE ALL ON DATABASE ${draft.name} FROM ${rolesOf(model).join()}`,
      `ALTER DATABASE ${draft.name} RENAME TO ${model}`,
    ])
  } finally {
    await client.end()
  }
}

// Rights and tables of the model’s logins become those of the copy’s own: to carry out all that made them costs far more.
async function moveIn({ name, ownerUrl }: TestDatabase): Promise<void> {
  const [referee = '', reader = ''] = rolesOf(name)
  const open = (folder: string, role: string): readonly string[] => {
    const names = readFunctions().flatMap((file) => (file.open === folder ? file.names : []))
    return names.length > 0
      ? [`GRANT EXECUTE ON FUNCTION ${names.map((each) => `muster.${each}`).join()} TO ${role}`]
      : []
  }
  await command(administrator(inject('dataFolder'), ownerUrl), [
    `SET ROLE ${new URL(ownerUrl).username}`,
    ...rolesOf(name).map((role) => `CREATE ROLE ${role} LOGIN`),
    'RESET ROLE',
    `REASSIGN OWNED BY ${roleName(model, 'referee')} TO ${referee}`,
    `DROP OWNED BY ${rolesOf(model).join()}`,
    ...open('referee', referee),
    ...open('reader', reader),
  ])
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

async function command(url: string, sql: string | readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query([sql].flat().join('; '))
  } finally {
    await client.end()
  }
}
