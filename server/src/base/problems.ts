import * as words from '../messages/problems.generated.js'

/** Error codes of the API, other than order problems. Each error also has a sentence that says what to do. Documented in `docs/errors.md`. */
export const problemCodes = {
  UNAUTHENTICATED: 'The caller is not signed in, or the credential is not valid.',
  NOT_FOUND: 'It does not exist, or the caller may not know of it. Both get the same answer in the same words.',
  FORBIDDEN: 'It exists, but somebody else has to do it, such as the organiser, a holder of a seat or the other side.',
  FORBIDDEN_SCOPE: 'The API token may not do this.',
  BAD_INPUT: 'The request itself is not valid.',
  DOCUMENT_UNKNOWN: 'This server has no document with that `documentId`. Send the text of the operation.',
  CLOSED: 'It is over for good: a question, a battle or a campaign.',
  CONFLICT: 'It does not fit the current state, which may have changed a moment ago and may change again.',
  KEY_USED: 'The idempotency key was used for another request.',
  LIMIT: 'It is more than the server accepts, at the moment or ever.',
  PAUSED: 'The campaign is paused or on hold. Nothing is lost, and no deadline runs.',
  UNAVAILABLE:
    'The server lacks something that it needs, such as its database or a ruleset. Nothing is wrong with the request.',
} as const

export type ProblemCode = keyof typeof problemCodes

/** A caller's mistake. It rolls back the transaction of the use case; anything else that is thrown is a bug. */
export class Problem extends Error {
  override readonly name = 'Problem'

  constructor(
    readonly code: ProblemCode,
    message: string,
    /** Which part of the input is wrong: the key of a setting, or the path of a value. */
    readonly at: string | null = null,
  ) {
    super(message)
  }
}

/** The same message whether it does not exist or the caller may not know of it. */
export const notFound = (): Problem => new Problem('NOT_FOUND', words.notFound())

export const badInput = (message: string, at: string | null = null): Problem => new Problem('BAD_INPUT', message, at)
export const closed = (message: string): Problem => new Problem('CLOSED', message)
export const conflict = (message: string): Problem => new Problem('CONFLICT', message)
export const forbidden = (message: string): Problem => new Problem('FORBIDDEN', message)
export const unavailable = (message: string): Problem => new Problem('UNAVAILABLE', message)
export const paused = (message: string): Problem => new Problem('PAUSED', message)
