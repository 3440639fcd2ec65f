import pg from 'pg'

/**
 * What no connection waits for longer, in milliseconds. A database that is gone, or cut off so that nothing comes back at all, is an error in time, never
 * a request that hangs. The server gives up a statement itself before the client does.
 */
const patience = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  lock_timeout: 20_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** Settings that every connection to the database has. */
export const connection = { ...patience, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** A pool whose idle connections may break without ending the process: the next query gets a new one, or the error. */
export const openPool = (url: string, max: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max, ...connection })
  const survive = (): undefined => undefined
  pool.on('error', survive)
  pool.on('connect', (client) => client.on('error', survive))
  return pool
}
