import { logFault, logWarning } from '../base/log.js'

const second = 1_000

/** What a sweep does, as long as it is not stopped; doing it twice does nothing. */
export type Sweep = (stopped: () => boolean) => Promise<void>

export interface Sweeping {
  stop(): Promise<void>
}

/** The sweep, which never rejects: its faults are logged, once per outage and not once a second. */
const logged = (what: string, sweep: Sweep): Sweep => {
  let failing = false
  return async (stopped) => {
    try {
      await sweep(stopped)
      if (failing) logWarning(`jobs: the sweep for ${what} works again`)
      failing = false
    } catch (error) {
      if (!failing) logFault(`jobs: the sweep for ${what} failed; trying again`, error)
      failing = true
    }
  }
}

/**
 * A worker that was killed keeps its job locked for hours. So every second, and first at the start, a sweep looks for whatever should have been
 * done.
 */
export const sweeping = (what: string, sweep: Sweep, every = second): Sweeping => {
  const once = logged(what, sweep)
  let stopped = false
  let timer: NodeJS.Timeout | null = null
  let running = Promise.resolve()
  const next = (): void => {
    running = once(() => stopped).then(() => {
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

/**
 * The same for many sweeps: once a second one question says which of them have anything to do. Each runs by itself, and is asked about again when it is through. If the
 * question fails all of them look for themselves, so that nothing that is wrong with one of them stops the others.
 */
export const sweepingDue = <What extends string>(
  sweeps: Readonly<Partial<Record<What, Sweep>>>,
  ask: (about: readonly What[]) => Promise<readonly What[]>,
): Sweeping => {
  const idle = new Map<What, Sweep>()
  for (const what in sweeps) {
    const sweep = sweeps[what]
    if (sweep) idle.set(what, logged(what, sweep))
  }
  const running = new Set<Promise<void>>()
  const looking = sweeping('what is due', async (stopped) => {
    const start = (what: What): void => {
      const sweep = idle.get(what)
      if (!sweep || stopped()) return
      idle.delete(what)
      const run = sweep(stopped).finally(() => {
        idle.set(what, sweep)
        running.delete(run)
      })
      running.add(run)
    }
    const about = [...idle.keys()]
    try {
      for (const what of await ask(about)) start(what)
    } catch (error) {
      about.forEach(start)
      throw error
    }
  })
  return {
    stop: async () => {
      await looking.stop()
      await Promise.all(running)
    },
  }
}
