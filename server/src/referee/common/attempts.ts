import { EngineFault } from './fault.js'
import { logFault } from '../../base/log.js'

const firstRest = 500
/** Short enough that after an outage everything is under way again within seconds. */
const longestRest = 4_000

export type Attempt = (name: string, work: () => Promise<unknown>) => Promise<void>

/**
 * Runs named work that others will ask for again. A ruleset's fault is logged and not tried again by this process; after any other trouble the work
 * rests for a while that doubles. Never rejects.
 */
export const openAttempts = (): Attempt => {
  const hopeless = new Set<string>()
  const resting = new Map<string, { readonly until: number; readonly rest: number }>()
  return async (name, work) => {
    const last = resting.get(name)
    if (hopeless.has(name) || (last && Date.now() < last.until)) return
    try {
      await work()
      resting.delete(name)
    } catch (error) {
      if (error instanceof EngineFault) {
        hopeless.add(name)
        logFault(`${name} failed and is left alone`, error)
        return
      }
      const rest = Math.min(longestRest, last ? last.rest * 2 : firstRest)
      resting.set(name, { until: Date.now() + rest, rest })
      logFault(`${name} failed and is tried again in ${String(rest / 1000)} s`, error)
    }
  }
}
