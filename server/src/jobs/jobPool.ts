import type pg from 'pg'
import { openPool } from '../db/pool.js'

type Handed = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (destroy?: unknown) => void,
) => void

const once = (release: (destroy?: unknown) => void): ((destroy?: unknown) => void) => {
  let released = false
  return (destroy) => {
    if (released) return
    released = true
    release(destroy)
  }
}

/**
 * The pool of the job queue. The queue may release the connection on which it listens twice, where it is cut while the queue stops; the second time would
 * throw where nobody can catch it, and end the process.
 */
export const openJobPool = (url: string, max: number): pg.Pool => {
  const pool = openPool(url, max)
  const connect = pool.connect.bind(pool) as { (): Promise<pg.PoolClient>; (handed: Handed): void }
  const lenient = (handed?: Handed): Promise<pg.PoolClient> | void =>
    handed ? connect((error, client, release) => handed(error, client, once(release))) : connect()
  return Object.assign(pool, { connect: lenient })
}
