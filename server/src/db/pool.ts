import pg from 'pg'

/** A pool whose idle connections may break without ending the process: the next query gets a new one, or the error. */
export const openPool = (url: string, max: number): pg.Pool => {
  const pool = new pg.Pool({ connectionString: url, max })
  const survive = (): undefined => undefined
  pool.on('error', survive)
  pool.on('connect', (client) => client.on('error', survive))
  return pool
}
