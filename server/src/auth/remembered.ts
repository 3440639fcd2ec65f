import { LRUCache } from 'lru-cache'
import type { Proven, SignedIn } from './caller.js'
import type { Credential } from './credential.js'

/** Seconds for which a proof is cached. Revocations are signalled immediately; this limit is for changes that nobody signalled. */
const longest = 4_000
const most = 10_000

export interface RememberedCallers {
  whoIs(credential: Credential): Promise<SignedIn | null>
  /** A session or token of the user was revoked, or their name changed; null: perhaps anybody's. */
  forget(userId: string | null): void
}

/** Recently proven callers. A credential that proves nobody is never cached. */
export const rememberCallers = (ask: (credential: Credential) => Promise<Proven | null>): RememberedCallers => {
  const known = new LRUCache<string, SignedIn>({ max: most, ttl: longest })
  let forgotten = 0
  return {
    whoIs: async (credential) => {
      const key = `${credential.kind} ${credential.raw}`
      const before = known.get(key)
      if (before) return before
      const asked = forgotten
      const found = await ask(credential)
      if (!found) return null
      const left = found.expiresAt ? found.expiresAt.getTime() - Date.now() : longest
      // What was revoked while it was being read is not cached.
      if (asked === forgotten && left > 0) known.set(key, found.caller, { ttl: Math.min(longest, left) })
      return found.caller
    },
    forget: (userId) => {
      forgotten += 1
      for (const [key, caller] of known.entries()) if (userId === null || caller.userId === userId) known.delete(key)
    },
  }
}
