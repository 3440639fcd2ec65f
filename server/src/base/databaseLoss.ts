/** PostgreSQL's codes for a broken connection (08), for no space or connections left (53), and for shutting down or starting up (57P). */
const goingOrFull = /^(08|53|57P)/

/** The operating system's codes when nothing answers at all. */
const nobodyThere = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']

/** The driver's own errors have no code; the last is PostgreSQL's, of a statement that was prepared before a migration. */
const driverSays =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable|Query ?[Rr]unner already released|cached plan must not change result type/

/** True if the database did not answer, was shutting down, or lost the connection during a statement: the request may be repeated. */
export const isDatabaseLoss = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== undefined && (goingOrFull.test(code) || nobodyThere.includes(code))) return true
  // For a name with two addresses both were tried
  return driverSays.test(message) || (error instanceof AggregateError && error.errors.some(isDatabaseLoss))
}
