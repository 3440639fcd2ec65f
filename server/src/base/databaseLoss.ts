/** PostgreSQL's words for a line that broke (08), for having no room or no connection left (53), and for going down or coming up (57P). */
const goingOrFull = /^(08|53|57P)/

/** What the system says where nobody answers at all. */
const nobodyThere = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']

/** The driver's own words have no code. */
const driverSays =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable|Query ?[Rr]unner already released/

/** True when the database did not answer, was about to go, or lost the line in the middle of a question: what was asked may be asked again. */
export const isDatabaseLoss = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== undefined && (goingOrFull.test(code) || nobodyThere.includes(code))) return true
  // Of a name with two addresses both were tried
  return driverSays.test(message) || (error instanceof AggregateError && error.errors.some(isDatabaseLoss))
}
