import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../server/dist/db/postgres/index.js'

/** Transactions a second of ten connections that insert a row each: what the database can do when nothing is asked of it but to be durable. */
export const rawTransactions = async (milliseconds: number): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const postgres = await startPostgres(folder)
  const pool = new pg.Pool({ connectionString: postgres.ownerUrl, max: 10 })
  // A connection that is still being given up when the server stops is told so.
  pool.on('error', () => undefined)
  try {
    await pool.query('CREATE TABLE raw (at timestamptz, body text)')
    const from = performance.now()
    let count = 0
    const one = async (): Promise<void> => {
      for (; performance.now() - from < milliseconds; count += 1)
        await pool.query('INSERT INTO raw VALUES (now(), $1)', ['x'.repeat(500)])
    }
    await Promise.all(Array.from({ length: 10 }, one))
    return (count * 1000) / (performance.now() - from)
  } finally {
    await pool.end()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
