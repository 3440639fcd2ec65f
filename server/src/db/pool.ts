import pg from 'pg'
import { prepareRepeated } from './prepared.js'

/**
 * The longest wait of any connection, in milliseconds. A database that is gone, or unreachable without a reply, becomes an error in time, never
 * a request that hangs. The server cancels a statement before the client gives up.
 */
const patience = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 30_000,
  query_timeout: 35_000,
  lock_timeout: 20_000,
  // No engine computes and nobody is waited for inside a transaction: one that is idle this long is dead, and others wait for its locks.
  idle_in_transaction_session_timeout: 5_000,
}

/** Settings of every connection to the database. */
export const connection = { ...patience, keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

const nothing = (): undefined => undefined

/** A connection that is cut between two users, or at the moment it is handed over, ends nothing: its next user gets the error. */
export const survive = (client: pg.ClientBase): void => {
  client.on('error', nothing)
}

/** A pool whose idle connections may break without ending the process: the next query gets a new one, or the error. */
export const openPool = (url: string, max: number, own: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max, ...connection, ...own })
  pool.on('error', nothing)
  pool.on('connect', survive)
  pool.on('connect', prepareRepeated)
  return pool
}

/** The login library's tables are the only ones that its role finds without naming a schema. */
export const accountsUrl = (url: string): string => {
  const own = new URL(url)
  own.searchParams.set('options', '-c search_path=accounts')
  return own.href
}
