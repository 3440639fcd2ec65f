import { percentile } from '../bench/clock.js'
import type { Memory } from './inspector.js'
import type { Request } from './players.js'

/** When it was, in minutes since the measuring began. */
export interface At {
  readonly minute: number
}
export type MemoryAt = Memory & At
export interface RequestAt extends At {
  readonly request: Request
  readonly milliseconds: number
}

/** What `value` gains in an hour, by least squares. */
export const slope = <Sample extends At>(samples: readonly Sample[], value: (sample: Sample) => number): number => {
  const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length
  const [x, y] = [mean(samples.map(({ minute }) => minute)), mean(samples.map(value))]
  const across = samples.reduce((sum, sample) => sum + (sample.minute - x) * (value(sample) - y), 0)
  const along = samples.reduce((sum, { minute }) => sum + (minute - x) ** 2, 0)
  return (60 * across) / along
}

export interface Waits {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

export const waitsOf = (requests: readonly RequestAt[]): Waits => {
  const took = requests.map(({ milliseconds }) => milliseconds)
  return { count: took.length, p50: percentile(took, 50), p99: percentile(took, 99) }
}

export const between = <Sample extends At>(samples: readonly Sample[], from: number, to: number): readonly Sample[] =>
  samples.filter(({ minute }) => minute >= from && minute < to)
