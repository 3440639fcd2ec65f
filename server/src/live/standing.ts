import type { Signals, Standing } from './types.js'
import { logFault } from '../base/log.js'

/** How long a connection may go on without a check of its caller's credential. */
const beat = 4000

interface Watched {
  readonly userId: string
  readonly fallen: Set<() => void>
}

export interface Vouching {
  /** Which of these credentials are still valid. */
  whoStand(credentials: readonly string[]): Promise<ReadonlySet<string>>
  /** Reads again what is cached of a user. */
  forget(userId: string): void
}

/** Opens the watch over the credentials of this node's connections. If there are none, nothing is queried. */
export const openStanding = (
  { whoStand, forget }: Vouching,
  signals: Pick<Signals, 'onUser'>,
): Standing & { close(): void } => {
  const watched = new Map<string, Watched>()
  let asking = false
  const check = async (credentials: readonly string[]): Promise<void> => {
    if (credentials.length === 0) return
    try {
      const standing = await whoStand(credentials)
      for (const credential of credentials) {
        const one = watched.get(credential)
        if (!one || standing.has(credential)) continue
        // The beat can be earlier than the signal: a connection that ends must not leave requests behind it that still pass.
        forget(one.userId)
        for (const call of [...one.fallen]) call()
      }
    } catch (error) {
      // Without a database nothing is read either; the next check asks again.
      logFault('credentials could not be checked', error)
    }
  }
  const timer = setInterval(() => {
    if (asking) return
    asking = true
    void check([...watched.keys()]).finally(() => (asking = false))
  }, beat).unref()
  const leave = signals.onUser((userId) => {
    const those = [...watched].filter(([, one]) => userId === null || one.userId === userId)
    void check(those.map(([credential]) => credential))
  })
  return {
    watch: ({ userId, credential: { raw } }, fallen) => {
      const one = watched.get(raw) ?? { userId, fallen: new Set() }
      watched.set(raw, one)
      one.fallen.add(fallen)
      return () => {
        one.fallen.delete(fallen)
        if (one.fallen.size === 0 && watched.get(raw) === one) watched.delete(raw)
      }
    },
    close: () => {
      clearInterval(timer)
      leave()
    },
  }
}
