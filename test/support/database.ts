import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { startPostgres } from '../../server/src/db/postgres/index.js'

export interface TestDatabase {
  readonly name: string
  /** Login of the role that owns this database and may make roles. */
  readonly ownerUrl: string
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>
}

/** An empty database of one's own on the run's PostgreSQL, or on the server that DATABASE_URL names. */
export async function freshDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['DATABASE_URL'] ?? (await runsOwnServer())
  const name = `muster_test_${randomBytes(6).toString('hex')}`
  await command(serverUrl, `CREATE DATABASE ${name}`)
  const ownerUrl = new URL(serverUrl)
  ownerUrl.pathname = `/${name}`
  return {
    name,
    ownerUrl: ownerUrl.href,
    drop: () => dropDatabase(serverUrl, name),
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
