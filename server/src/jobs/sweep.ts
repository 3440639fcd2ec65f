import { logFault, logWarning } from '../base/log.js'

const second = 1_000

/**
 * A worker that was killed keeps its job locked for hours. So once a second, and first at the start, a sweep looks for whatever should have been
 * done; doing it twice does nothing.
 */
export const sweeping = (
  what: string,
  work: (stopped: () => boolean) => Promise<void>,
  every = second,
): { stop(): Promise<void> } => {
  let stopped = false
  let failing = false
  let timer: NodeJS.Timeout | null = null
  const sweep = async (): Promise<void> => {
    try {
      await work(() => stopped)
      if (failing) logWarning(`jobs: the sweep for ${what} works again`)
      failing = false
    } catch (error) {
      // Logged once per outage, not once a second.
      if (!failing) logFault(`jobs: the sweep for ${what} failed; trying again`, error)
      failing = true
    }
  }
  let running = Promise.resolve()
  const next = (): void => {
    running = sweep().then(() => {
      if (!stopped) timer = setTimeout(next, every)
    })
  }
  next()
  return {
    stop: async () => {
      stopped = true
      if (timer) clearTimeout(timer)
      await running
    },
  }
}
