import { getMigrations } from 'better-auth/db/migration'
import pg from 'pg'
import { authOptions, tokens } from './options.js'

/** Makes the schema `accounts` and the login library's tables in it, as the owner; nothing to do the second time. */
export const migrateAccounts = async (ownerUrl: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1, options: '-c search_path=accounts' })
  try {
    await pool.query('CREATE SCHEMA IF NOT EXISTS accounts')
    // The migrator reads the shape of the options, never the secret.
    const options = { ...authOptions({ pool, secret: 'x'.repeat(32), publicUrl: null }), plugins: [tokens] }
    const { runMigrations } = await getMigrations(options)
    await runMigrations()
  } finally {
    await pool.end()
  }
}
