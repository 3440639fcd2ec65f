import { EngineFault } from './fault.js'
import { logFault } from '../../base/log.js'

const firstRest = 500
/** Short enough that after an outage everything runs again within seconds. */
const longestRest = 4_000

export type TryOnce = (name: string, work: () => Promise<unknown>) => Promise<void>

/**
 * Runs named work that others will ask for again. A ruleset's fault is logged and not tried again by this process; after any other trouble the work
 * waits for a time that doubles. Never rejects.
 */
export const openTryOnce = (): TryOnce => {
  const failed = new Set<string>()
  const resting = new Map<string, { readonly until: number; readonly rest: number }>()
  return async (name, work) => {
    const last = resting.get(name)
    if (failed.has(name) || (last && Date.now() < last.until)) return
    try {
      await work()
      resting.delete(name)
    } catch (error) {
      if (error instanceof EngineFault) {
        failed.add(name)
        logFault(`${name} failed; not trying again`, error)
        return
      }
      const rest = Math.min(longestRest, last ? last.rest * 2 : firstRest)
      resting.set(name, { until: Date.now() + rest, rest })
      logFault(`${name} failed; trying again in ${String(rest / 1000)} s`, error)
    }
  }
}
