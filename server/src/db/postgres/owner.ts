import { Client } from 'pg'
import { closeCatalog } from '../catalog.js'
import { superuser } from './cluster.js'

export const ownerRole = 'muster_owner'
export const databaseName = 'muster'

export interface Login {
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

export function urlOf({ port, user, password, database }: Login): string {
  return `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`
}

export interface Passwords {
  readonly postgres: string
  readonly owner: string
}

/** The migrating role and its database, with the rights that an external server would be asked for and no more. */
export async function ensureOwner(port: number, passwords: Passwords): Promise<void> {
  const login = { port, user: superuser, password: passwords.postgres }
  await asSuperuser({ ...login, database: 'postgres' }, async (client) => {
    const roles = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [ownerRole])
    if (roles.rowCount === 0) {
      await client.query(
        `CREATE ROLE ${ownerRole} LOGIN CREATEROLE CREATEDB PASSWORD ${client.escapeLiteral(passwords.owner)}`,
      )
    }
    const databases = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (databases.rowCount === 0) {
      await asSuperuser({ ...login, database: 'template1' }, (template) => closeCatalog(template, ownerRole))
      await client.query(`CREATE DATABASE ${databaseName} OWNER ${ownerRole}`)
    }
  })
}

async function asSuperuser(login: Login, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: urlOf(login), connectionTimeoutMillis: 30_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
