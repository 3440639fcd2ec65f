import { useEffect, useSyncExternalStore } from 'react'
import { hold, holder } from '../kept/holder.js'

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

/** What this browser keeps is of whoever is signed in, and of nobody who was: they may have signed out elsewhere. */
const settle = async (user: Person | null): Promise<void> => {
  const before = holder()
  if (before && before.id !== user?.id) await (await import('./account.js')).clearBrowser()
  if (user) hold(user)
  if (!session.user || session.user.id === user?.id) return
  // What was shown before is another's.
  if (!(await import('./account.js')).isLeaving()) window.location.reload()
}

const read = async (): Promise<void> => {
  try {
    const answer = await fetch('/api/auth/get-session', { credentials: 'same-origin', cache: 'no-store' })
    if (!answer.ok) throw new Error(String(answer.status))
    const found = (await answer.json()) as { readonly user: Person } | null
    const user = found?.user ?? null
    await settle(user)
    put({ user, isPending: false })
  } catch {
    // Without an answer nobody is thrown out of what he has before him, or what this browser keeps for him.
    put({ user: session.user ?? (holder() as Person | null), isPending: false })
  }
}

/** Asks anew who is signed in. */
export const ask = (): void => {
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
