/** What the API answers with besides order problems, by cause; each comes with a sentence that says what to do. `docs/errors.md` shows them to tools. */
export const problemCodes = {
  UNAUTHENTICATED: 'The caller is nobody, or nobody whom the server knows.',
  NOT_FOUND: 'It is not there, or not for the caller to know of: the same answer in the same words.',
  FORBIDDEN: 'It is there, and for others to do: the organiser, who holds a seat, the other side.',
  FORBIDDEN_SCOPE: 'The token may not do this.',
  BAD_INPUT: 'What was sent makes no sense, whatever stands here.',
  CLOSED: 'It is over for good: a question, a battle, a campaign.',
  CONFLICT: 'It does not go with what stands here now; it may have a moment ago, and may again.',
  KEY_USED: 'The idempotency key belongs to another request.',
  LIMIT: 'It is more than the server takes, at once or at all.',
  PAUSED: 'The campaign is paused or held. Nothing is lost, and no deadline runs.',
  UNAVAILABLE:
    'The server lacks something that it needs, its database or a ruleset. Nothing is wrong with the request.',
} as const

export type ProblemCode = keyof typeof problemCodes

/** A caller's mistake. It rolls the use case's transaction back; everything else that is thrown is a bug. */
export class Problem extends Error {
  override readonly name = 'Problem'

  constructor(
    readonly code: ProblemCode,
    message: string,
  ) {
    super(message)
  }
}

/** Unknown and not allowed to know are one answer in the same words. */
export const notFound = (): Problem =>
  new Problem(
    'NOT_FOUND',
    'There is nothing here that you may see. Check the address, or ask the organiser for an invitation.',
  )

export const badInput = (message: string): Problem => new Problem('BAD_INPUT', message)
export const closed = (message: string): Problem => new Problem('CLOSED', message)
export const conflict = (message: string): Problem => new Problem('CONFLICT', message)
export const forbidden = (message: string): Problem => new Problem('FORBIDDEN', message)
export const unavailable = (message: string): Problem => new Problem('UNAVAILABLE', message)
export const paused = (message: string): Problem => new Problem('PAUSED', message)
