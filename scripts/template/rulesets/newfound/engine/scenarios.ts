import type { Scenario } from '../../kit/ruleset.js'

/** What a scenario of this ruleset contains in addition to its seats. */
export type Ground = {
  /** One square per seat, in seat order. */
  readonly homes: readonly string[]
  /** Squares of which one hides the cache (NF-6). */
  readonly ruins: readonly string[]
}

const ground: Ground = { homes: ['2,0', '2,4'], ruins: ['0,2', '1,2', '2,2', '3,2', '4,2'] }

export const scenarios: readonly Scenario[] = [
  {
    id: 'old-road',
    title: 'The old road',
    about: 'Two runners start on opposite edges of a small field. Under one of the ruins between them lies a cache.',
    seats: [
      { title: 'North', subtitle: 'Runner' },
      { title: 'South', subtitle: 'Runner' },
    ],
    data: ground,
  },
]
