import { isPassing } from './fault.js'

/** Runs named work. What fails for good is logged once and not tried again by this process; passing troubles are thrown. */
export const openAttempts = (): ((name: string, work: () => Promise<void>) => Promise<void>) => {
  const hopeless = new Set<string>()
  return async (name, work) => {
    if (hopeless.has(name)) return
    try {
      await work()
    } catch (error) {
      if (isPassing(error)) throw error
      hopeless.add(name)
      console.error(`${name} failed and is left alone:`, error)
    }
  }
}
