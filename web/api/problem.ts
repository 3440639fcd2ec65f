import type { CombinedError } from 'urql'
import * as words from '../messages/errors.generated.js'

/** What went wrong, in three sentences: what happened, what is safe, what to do. */
export interface Trouble {
  readonly code: string
  readonly title: string
  readonly safe: string
  readonly todo: string
}

interface Known {
  readonly title: () => string
  readonly safe: () => string
  /** The server's own sentence where there is none. */
  readonly todo?: () => string
}

const known: Readonly<Record<string, Known>> = {
  NETWORK: { title: words.network, safe: words.networkSafe, todo: words.networkTodo },
  UNAUTHENTICATED: { title: words.signedOut, safe: words.signedOutSafe, todo: words.signedOutTodo },
  NOT_FOUND: { title: words.notFound, safe: words.unchanged },
  FORBIDDEN: { title: words.forbidden, safe: words.unchanged },
  FORBIDDEN_SCOPE: { title: words.forbiddenScope, safe: words.unchanged },
  BAD_INPUT: { title: words.badInput, safe: words.unchanged },
  DOCUMENT_UNKNOWN: { title: words.otherVersion, safe: words.sealedSafe, todo: words.otherVersionTodo },
  CLOSED: { title: words.closed, safe: words.closedSafe },
  CONFLICT: { title: words.conflict, safe: words.conflictSafe },
  KEY_USED: { title: words.keyUsed, safe: words.keyUsedSafe },
  LIMIT: { title: words.limit, safe: words.unchanged },
  PAUSED: { title: words.paused, safe: words.pausedSafe },
  UNAVAILABLE: { title: words.unavailable, safe: words.sealedSafe },
  INTERNAL: { title: words.internal, safe: words.sealedSafe, todo: words.later },
}

const unknown: Known = { title: words.unknown, safe: words.sealedSafe }

/** An error of the API as the page speaks of it. The server's own sentence says what to do. */
export const troubleOf = (error: CombinedError): Trouble => {
  const first = error.graphQLErrors[0]
  const stated = first?.extensions['code']
  const code =
    error.networkError && !first ? 'NETWORK' : typeof stated === 'string' && stated in known ? stated : 'INTERNAL'
  const { title, safe, todo } = known[code] ?? unknown
  return { code, title: title(), safe: safe(), todo: todo?.() ?? first?.message ?? words.later() }
}
