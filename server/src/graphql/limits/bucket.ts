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

/** Buckets that are not full; the ones that were touched least lately are forgotten, which fills them. */
const kept = 50_000

/** A bucket for each key. It fills with time, and holds so much and no more. */
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

/** So many at once for each key: a way out for each that comes in, null for one too many. */
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
