import { getMigrations } from 'better-auth/db/migration'
import pg from 'pg'
import { authOptions, plugins } from './options.js'

/**
 * Creates the schema `accounts` and the login library's tables in it, as the owner; does nothing the second time. `beforeChange` is called if there is
 * something to do.
 */
export const migrateAccounts = async (ownerUrl: string, beforeChange?: () => Promise<void>): Promise<void> => {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, options: '-c search_path=accounts' })
  try {
    await pool.query('CREATE SCHEMA IF NOT EXISTS accounts')
    // The migrator reads the shape of the options, never the secret.
    const mail = { send: () => Promise.resolve(false), close: () => Promise.resolve() }
    const shape = { pool, secret: 'x'.repeat(32), publicUrl: null, mail, linkBase: '', confirmFirst: false }
    const options = { ...authOptions(shape), plugins: plugins(shape) }
    const { runMigrations, toBeCreated, toBeAdded } = await getMigrations(options)
    if (toBeCreated.length + toBeAdded.length > 0) await beforeChange?.()
    await runMigrations()
  } finally {
    await pool.end()
  }
}
