import { useEffect, useSyncExternalStore } from 'react'

export interface Person {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified: boolean
}

export interface Session {
  /** Null: nobody is signed in. */
  readonly user: Person | null
  readonly isPending: boolean
}

// The login library's client is four times this and what it needs: pages that only ask who is there do without it.
let session: Session = { user: null, isPending: true }
/** Least time between two questions because somebody came back, in milliseconds. */
const patience = 5000
let asked = -Infinity
let asking: Promise<void> | null = null
const watchers = new Set<() => void>()

const put = (next: Session): void => {
  const same = next.isPending === session.isPending && JSON.stringify(next.user) === JSON.stringify(session.user)
  if (same) return
  session = next
  for (const tell of watchers) tell()
}

const read = async (): Promise<void> => {
  try {
    const answer = await fetch('/api/auth/get-session', { credentials: 'same-origin', cache: 'no-store' })
    if (!answer.ok) throw new Error(String(answer.status))
    const found = (await answer.json()) as { readonly user: Person } | null
    put({ user: found?.user ?? null, isPending: false })
  } catch {
    // Without an answer nobody is thrown out of what he has before him.
    put({ user: session.user, isPending: false })
  }
}

const ask = (): void => {
  asked = performance.now()
  asking ??= read().finally(() => (asking = null))
}

// As soon as this is read, which is well before the page stands: what follows waits for the answer.
if (typeof window !== 'undefined') ask()

const watch = (tell: () => void): (() => void) => {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const nobodyYet: Session = { user: null, isPending: true }

/** Who is signed in here: asked once a page, and again when one comes back to it, for he may have left in another window. */
export const useSession = (): Session => {
  useEffect(() => {
    if (session.isPending) ask()
    const back = (): void => {
      if (document.visibilityState === 'visible' && performance.now() - asked > patience) ask()
    }
    document.addEventListener('visibilitychange', back)
    window.addEventListener('online', back)
    // Signing out writes there, and empties it.
    window.addEventListener('storage', ask)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('online', back)
      window.removeEventListener('storage', ask)
    }
  }, [])
  return useSyncExternalStore(
    watch,
    () => session,
    () => nobodyYet,
  )
}
