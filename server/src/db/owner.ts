import pg from 'pg'
import { StartProblem } from '../base/startProblem.js'

/** Two nodes that start at the same time migrate one after the other, and nobody starts while a house is filled or moved. */
export const startLock = 7_302_114

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** @throws StartProblem if the database does not answer */
export const connectOwner = async (ownerUrl: string): Promise<pg.Client> => {
  const owner = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 })
  // The statement that is under way fails with it.
  owner.on('error', () => undefined)
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
