import type { Runner } from 'graphile-worker'
import { logFault, logWarning } from '../base/log.js'

const firstWait = 250
const longestWait = 4_000

/** What is run: a queue that may end by itself. */
export type Running = Pick<Runner, 'promise' | 'stop'>

/** Runs the queue, and restarts it whenever it ends by itself, as it does when it loses the database. The first start is awaited by the caller. */
export const kept = async (start: () => Promise<Running>): Promise<{ stop(): Promise<void> }> => {
  let stopped = false
  const over = (): boolean => stopped
  let runner: Running | null = await start()
  let wake = (): void => undefined
  const rest = (wait: number): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve
      setTimeout(resolve, wait).unref()
    })
  /** Until it runs again. */
  const startAgain = async (): Promise<void> => {
    for (let wait = firstWait; !over(); wait = Math.min(longestWait, wait * 2)) {
      await rest(wait)
      if (over()) return
      runner = await start().catch((error: unknown) => {
        logFault('jobs: the queue did not start; trying again', error)
        return null
      })
      if (runner) return
    }
  }
  const watch = async (): Promise<void> => {
    while (runner) {
      // It may have been stopped while it started.
      if (over()) await runner.stop().catch(() => undefined)
      // Why it ended is in the log already; here it matters only that it did.
      await runner.promise.catch(() => undefined)
      runner = null
      if (over()) return
      logWarning('jobs: the queue has ended; restarting it')
      await startAgain()
    }
  }
  const watching = watch()
  return {
    stop: async () => {
      stopped = true
      wake()
      await runner?.stop().catch(() => undefined)
      await watching
    },
  }
}
