import type pg from 'pg'
import { openPool } from '../db/pool.js'

/** Not given where there was no connection to be had. */
type Release = ((destroy?: unknown) => void) | undefined

type Handed = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void

const once = (release: Release): Release => {
  if (!release) return release
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
  const connect = pool.connect.bind(pool) as (handed?: Handed) => unknown
  const lenient = (handed?: Handed): unknown =>
    handed ? connect((error, client, release) => handed(error, client, once(release))) : connect()
  return Object.assign(pool, { connect: lenient })
}
