import { logFault } from '../base/log.js'
import { memberOf } from '../base/memberOf.js'

/** Mistakes of callers, which the library logs like its own. */
const mistakes = new Set([
  ...['Failed to parse state', 'State not found', 'INVALID_CALLBACK_REQUEST', 'OAuth issuer mismatch'],
  ...['account_not_linked', 'Unable to link account - untrusted provider'],
  'Failed to verify authentication',
  'Provider not found. Make sure to add the provider in your auth config',
])

/** Databases and networks give theirs a code. */
const isFault = (detail: unknown): boolean => memberOf(detail, 'code') !== undefined

/** Why a service refused what the server asked of it, as one of the words of the standard: what else it says may quote a secret. */
const reasonIn = (details: readonly unknown[]): string => {
  const reason = details.map((detail) => memberOf(detail, 'error')).find((told) => typeof told === 'string')
  return reason !== undefined && /^[a-z_]{1,40}$/.test(reason) ? ` (${reason})` : ''
}

/** The login library's log: its errors without what is attached to them, for its lesser lines contain e-mail addresses. */
export const logLine = (_level: string, message: string, ...details: readonly unknown[]): void => {
  if (mistakes.has(message) && !details.some(isFault)) return
  const told = message === '' ? 'a sign-in service refused the code of a sign-in' : message.slice(0, 200)
  logFault(`accounts: ${told}${reasonIn(details)}`)
}
