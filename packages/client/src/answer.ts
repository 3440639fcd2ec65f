/** `extensions.code` of the API, and what a request can die of on the way: NETWORK, and TIMEOUT or ABORTED by its signal. */
export type Code =
  | ApiCode
  /** There was no answer, or one that is none of the API's. Whether the request arrived is not known. */
  | 'NETWORK'
  /** The caller's signal ended it. */
  | 'ABORTED'

export type ApiCode =
  | 'UNAUTHENTICATED'
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'FORBIDDEN_SCOPE'
  | 'BAD_INPUT'
  | 'DOCUMENT_UNKNOWN'
  | 'CLOSED'
  | 'CONFLICT'
  | 'KEY_USED'
  | 'LIMIT'
  | 'PAUSED'
  | 'UNAVAILABLE'
  | 'INTERNAL'

/** What an operation cost, and what is left to spend, in points. */
export interface Cost {
  readonly requested: number
  readonly remaining: number
  readonly limit: number
  readonly refillsPerSecond: number
}

export interface Problem {
  readonly code: Code
  /** One sentence that says what to do. */
  readonly message: string
  /** Where in the answer; null: the whole request. */
  readonly path: readonly (string | number)[] | null
  /** Seconds after which the same request may be sent again, if the server says so. */
  readonly retryAfter: number | null
}

export type Answer<Data> =
  | { readonly ok: true; readonly data: Data; readonly cost: Cost | null }
  /** `data` is what could be read in spite of the problem; mostly null. */
  | { readonly ok: false; readonly problem: Problem; readonly data: Partial<Data> | null; readonly cost: Cost | null }

interface Told {
  readonly message?: string
  readonly path?: readonly (string | number)[]
  readonly extensions?: { readonly code?: string; readonly cost?: Cost }
}

/** A GraphQL answer as it comes. */
export interface Body {
  readonly data?: unknown
  readonly errors?: readonly Told[]
  readonly extensions?: { readonly cost?: Cost }
}

export const failed = <Data>(
  code: Code,
  message: string,
  {
    path = null,
    retryAfter = null,
    data = null,
    cost = null,
  }: Partial<Problem> & Partial<Pick<Answer<Data> & { ok: false }, 'data' | 'cost'>> = {},
): Answer<Data> => ({ ok: false, problem: { code, message, path, retryAfter }, data, cost })

/** Reads what the API answered; the first error counts. */
export const answerOf = <Data>({ data, errors, extensions }: Body, retryAfter: number | null = null): Answer<Data> => {
  const [first] = errors ?? []
  const cost = extensions?.cost ?? first?.extensions?.cost ?? null
  if (first)
    return failed<Data>((first.extensions?.code ?? 'INTERNAL') as Code, first.message ?? '', {
      ...{ path: first.path ?? null, retryAfter, cost },
      data: (data ?? null) as Partial<Data> | null,
    })
  if (data === undefined || data === null)
    return failed<Data>('NETWORK', 'This is no answer of the API.', { retryAfter })
  return { ok: true, data: data as Data, cost }
}
