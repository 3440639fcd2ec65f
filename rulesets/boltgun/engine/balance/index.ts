import type { BoltgunScenario } from '../scenario.js'
import { close, near, sidesOf, type Side } from './sides.js'
import { unsound } from './sound.js'

/** How unlike the sides may be in one figure. */
type Limit =
  | { readonly spread: number }
  | { readonly atLeast: number }
  | { readonly atMost: number }
  /** The least as a part of the greatest. */
  | { readonly share: number }

/** One figure of every side, in seat order, held against its limit. */
export interface Figure {
  readonly key: keyof Side
  readonly label: string
  readonly limit: string
  readonly bound: Limit
  readonly values: readonly number[]
  readonly fits: boolean
}

export interface Balance {
  readonly figures: readonly Figure[]
  /** Empty when the scenario may be played; else one sentence each. */
  readonly problems: readonly string[]
}

/** Figures of a side's objectives. */
const goals: readonly (keyof Side)[] = ['objective', 'checks', 'given']

/** One's own footprints must not meet an enemy's in the first turn, even if both march. */
const leastContact = 5

export const limits: readonly (readonly [key: keyof Side, label: string, limit: Limit])[] = [
  ['levels', 'banner levels at the start', { spread: 2 }],
  ['banners', 'banners at the start', { spread: 1 }],
  ['points', 'points of the proposed army', { atMost: 2 }],
  ['known', 'things known at the start', { spread: 1 }],
  ['contact', 'sectors to the nearest enemy', { atLeast: leastContact }],
  ['road', 'marches to the nearest enemy', { spread: 3 }],
  ['pressure', 'pressure of the enemies', { share: 0.75 }],
  ['neighbours', 'neighbouring sides', { share: 0.5 }],
  ['ground', `passable sectors within ${near} marches`, { share: 0.65 }],
  ['territory', 'sectors reached before anybody else', { share: 0.65 }],
  ['cities', `city sectors reached at most ${close} marches after the first`, { share: 0.6 }],
  ['finds', `features and relics reached at most ${close} marches after the first`, { spread: 2 }],
  ['objective', 'marches to the primary objectives', { spread: 2 }],
  ['objective', 'marches to the primary objectives', { atLeast: 4 }],
  ['checks', 'checks in a row for a primary objective', { atLeast: 2 }],
  ['given', 'sectors of a primary objective held at the start', { atMost: 0 }],
]

const rounded = (value: number): number => Math.round(value * 100) / 100

const inWords = (limit: Limit): string => {
  if ('spread' in limit) return `may differ by ${limit.spread}`
  if ('atLeast' in limit) return `must be at least ${limit.atLeast}`
  if ('atMost' in limit) return `must be at most ${limit.atMost}`
  return `the least must be ${Math.round(limit.share * 100)} % of the greatest`
}

const fits = (limit: Limit, values: readonly number[]): boolean => {
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  if ('spread' in limit) return greatest - least <= limit.spread
  if ('atLeast' in limit) return least >= limit.atLeast
  if ('atMost' in limit) return greatest <= limit.atMost
  return least >= greatest * limit.share
}

const fitting = (data: BoltgunScenario, held: (key: keyof Side) => boolean): boolean => {
  const sides = sidesOf(data)
  return limits.every(
    ([key, , limit]) =>
      !held(key) ||
      fits(
        limit,
        sides.map((side) => side[key]),
      ),
  )
}

/** Whether the ground and the forces are even, before anybody is told his objectives. */
export const isEven = (data: BoltgunScenario): boolean => fitting(data, (key) => !goals.includes(key))

/** Whether packets on sound ground give their sides the same chances. */
export const isFair = (data: BoltgunScenario): boolean => fitting(data, () => true)

/** Every figure of all sides. */
export const figuresOf = (data: BoltgunScenario): readonly Figure[] => {
  const sides = sidesOf(data)
  return limits.map(([key, label, limit]): Figure => {
    const values = sides.map((side) => side[key])
    return { key, label, limit: inWords(limit), bound: limit, values, fits: fits(limit, values) }
  })
}

/** Whether packets, once drawn, give their sides the same chances, as far as figures can say. */
export const balanceOf = (data: BoltgunScenario): Balance => {
  const wrong = unsound(data)
  if (wrong.length > 0) return { figures: [], problems: wrong }
  const figures = figuresOf(data)
  const problems = figures
    .filter((figure) => !figure.fits)
    .map(({ label, limit, values }) => `${label}: ${values.map(rounded).join(', ')}; ${limit}.`)
  return { figures, problems }
}
