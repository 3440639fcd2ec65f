/** What the API answers with besides order problems; each comes with a sentence that says what to do. */
export type ProblemCode =
  'UNAUTHENTICATED' | 'NOT_FOUND' | 'FORBIDDEN_SCOPE' | 'BAD_INPUT' | 'CLOSED' | 'CONFLICT' | 'LIMIT' | 'PAUSED'

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
export const paused = (message: string): Problem => new Problem('PAUSED', message)
