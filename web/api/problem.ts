import type { CombinedError } from 'urql'

/** What went wrong, in three sentences: what happened, what is safe, what to do. */
export interface Trouble {
  readonly code: string
  readonly title: string
  readonly safe: string
  readonly todo: string
}

const known: Readonly<Record<string, Omit<Trouble, 'code' | 'todo'> & { readonly todo?: string }>> = {
  NETWORK: {
    title: 'The server does not answer.',
    safe: 'Everything sealed is safe; your draft stays on this page until it is saved.',
    todo: 'Check your connection and try again.',
  },
  UNAUTHENTICATED: {
    title: 'You are not signed in.',
    safe: 'Your campaigns and drafts are where you left them.',
    todo: 'Sign in and come back to this page.',
  },
  NOT_FOUND: { title: 'There is nothing here for you.', safe: 'Nothing was changed.' },
  FORBIDDEN: { title: 'You are not allowed to do that here.', safe: 'Nothing was changed.' },
  FORBIDDEN_SCOPE: { title: 'This token may not do that.', safe: 'Nothing was changed.' },
  BAD_INPUT: { title: 'That could not be understood.', safe: 'Nothing was changed.' },
  CLOSED: { title: 'This is closed.', safe: 'Whatever was sealed before counts.' },
  CONFLICT: { title: 'That is not possible right now.', safe: 'Nothing was changed twice.' },
  KEY_USED: { title: 'This was sent before with other content.', safe: 'What was sent first counts.' },
  LIMIT: { title: 'That is more than the server takes at once.', safe: 'Nothing was changed.' },
  PAUSED: { title: 'The campaign is paused.', safe: 'Orders and drafts are kept as they are.' },
  UNAVAILABLE: { title: 'The server cannot do that right now.', safe: 'Everything sealed is safe.' },
  INTERNAL: {
    title: 'Something went wrong on the server.',
    safe: 'Everything sealed is safe.',
    todo: 'Try again in a moment.',
  },
}

/** An error of the API as the page speaks of it. The server's own sentence says what to do. */
export const troubleOf = (error: CombinedError): Trouble => {
  const first = error.graphQLErrors[0]
  const stated = first?.extensions['code']
  const code =
    error.networkError && !first ? 'NETWORK' : typeof stated === 'string' && stated in known ? stated : 'INTERNAL'
  const { title, safe, todo } = known[code] ?? { title: 'Something went wrong.', safe: 'Everything sealed is safe.' }
  return { code, title, safe, todo: todo ?? first?.message ?? 'Try again in a moment.' }
}
