import { LRUCache } from 'lru-cache'
import type { Rate } from './budgets.js'

interface Level {
  readonly points: number
  readonly at: number
}

export interface Buckets {
  /** Points that are there now. */
  left(key: string): number
  take(key: string, points: number): void
}

/** Buckets that are not full; those least recently used are dropped, which fills them. */
const kept = 50_000

/** A bucket for each key. It fills over time, up to a limit. */
export const openBuckets = ({ limit, refillsPerSecond }: Rate, now: () => number): Buckets => {
  const levels = new LRUCache<string, Level>({ max: kept })
  const left = (key: string): number => {
    const level = levels.get(key)
    if (!level) return limit
    return Math.min(limit, level.points + ((now() - level.at) / 1000) * refillsPerSecond)
  }
  return {
    left,
    take: (key, points) => {
      levels.set(key, { points: left(key) - points, at: now() })
    },
  }
}

/** A running turn, and what to call when it is over or no longer wanted. */
export interface Turn {
  readonly come: Promise<void>
  readonly leave: () => void
}

/** Limits how many run for each key; the others wait in the order of arrival. */
export const openTurns = (most: number): ((key: string) => Turn) => {
  const queues = new Map<string, { atWork: number; readonly waiting: Set<() => void> }>()
  return (key) => {
    const queue = queues.get(key) ?? { atWork: 0, waiting: new Set() }
    queues.set(key, queue)
    let [begin, state]: [() => void, 'waits' | 'works' | 'over'] = [() => undefined, 'waits']
    const come = new Promise<void>((resolve) => {
      begin = () => {
        state = 'works'
        queue.atWork += 1
        resolve()
      }
    })
    if (queue.atWork < most) begin()
    else queue.waiting.add(begin)
    const leave = (): void => {
      queue.waiting.delete(begin)
      if (state === 'works') queue.atWork -= 1
      state = 'over'
      const [next] = queue.waiting
      if (next && queue.atWork < most) {
        queue.waiting.delete(next)
        next()
      }
      if (queue.atWork === 0) queues.delete(key)
    }
    return { come, leave }
  }
}

/** Limits how many there are for each key: each gets a function to leave with, null for one too many. */
export const openCounter = (most: number): ((key: string) => (() => void) | null) => {
  const counts = new Map<string, number>()
  const add = (key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by
    if (count === 0) counts.delete(key)
    else counts.set(key, count)
  }
  return (key) => {
    if ((counts.get(key) ?? 0) >= most) return null
    add(key, 1)
    let inside = true
    return () => {
      if (inside) add(key, -1)
      inside = false
    }
  }
}
