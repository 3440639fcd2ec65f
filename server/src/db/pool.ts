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
  // No engine computes and nobody is waited for inside a transaction: what rests in one this long is dead, and others wait for its locks.
  idle_in_transaction_session_timeout: 5_000,
}

/** Settings that every connection to the database has. */
export const connection = { ...patience, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

const nothing = (): undefined => undefined

/** A connection that is cut between two of its users, or in the moment in which it is handed over, ends nothing: whoever uses it next has the error. */
export const survive = (client: pg.ClientBase): void => {
  client.on('error', nothing)
}

/** A pool whose idle connections may break without ending the process: the next query gets a new one, or the error. */
export const openPool = (url: string, max: number, own: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max, ...connection, ...own })
  pool.on('error', nothing)
  pool.on('connect', survive)
  return pool
}
