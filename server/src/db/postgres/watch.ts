import type { Postmaster } from './postmaster.js'
import { runs } from './processes.js'
import { logFault } from '../../log.js'

const every = 1_000

export interface Watching {
  start(): void
  /** Ends the watch; returns the server as it runs now. */
  stop(): Promise<Postmaster>
}

/** Looks once a second whether the server still runs; one that died (killed, out of memory, a full disk that has room again) is started anew. */
export const watchOver = (server: Postmaster, startAgain: () => Promise<Postmaster>): Watching => {
  let now = server
  let timer: NodeJS.Timeout | null = null
  let looking: Promise<void> = Promise.resolve()
  let stopped = false
  const look = async (): Promise<void> => {
    if (!runs(now.pid)) {
      console.error('PostgreSQL has ended and is started again')
      now = await startAgain().catch((error: unknown) => {
        logFault('PostgreSQL does not start and is tried again', error)
        return now
      })
    }
    if (!stopped) next()
  }
  const next = (): void => {
    timer = setTimeout(() => {
      looking = look()
    }, every)
    timer.unref()
  }
  return {
    start: next,
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await looking
      return now
    },
  }
}
