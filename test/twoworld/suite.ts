import { randomFrom, startsOf, pairFrom, honest, type Pair } from './pairs.js'
import { alikeFor, difference, shiftedThrow, type At } from './observe.js'
import { leaks, type Leak } from './leaks.js'

/** What a run of the suite came to. */
export interface Verdict {
  /** Pairs of worlds that are the same to the seat from beginning to end, and compared. */
  readonly pairs: number
  /** Pairs that were made and are not: the seat may know the difference. */
  readonly told: number
  /** Differences that the seat was given and may not know: there must be none. */
  readonly differences: readonly string[]
  /** Pairs compared by what was changed in them. */
  readonly changed: Readonly<Record<string, number>>
  /** The pair that showed each planted leak first, by channel; null where none did. */
  readonly caught: Readonly<Record<string, number | null>>
}

const campaigns = 24

/** Where two texts part, with some of what goes before. */
const parting = (left: string, right: string): string => {
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const part = (text: string): string => text.slice(Math.max(0, at - 160), at + 120)
  return `\n  ${part(left)}\n  ${part(right)}`
}

const describe = (pair: Pair, number: number, found: { moment: number; left: string; right: string }): string =>
  `pair ${String(number)} (${pair.mutations.join(', ')}), seat ${pair.seat}, moment ${String(found.moment)}: ${parting(found.left, found.right)}`

/**
 * Compares pairs of worlds until `wanted` have been compared: the honest engine in all, each planted leak until it is caught. Where leaks are still at large then, it goes
 * on to four times as many.
 */
export const runSuite = (
  wanted: number,
  seed: string,
  planted: readonly Leak[] = leaks,
  game: At = () => honest,
): Verdict => {
  const random = randomFrom(seed)
  const starts = startsOf(random.fork('starts'), campaigns)
  const differences: string[] = []
  const changed: Record<string, number> = {}
  const caught: Record<string, number | null> = Object.fromEntries(planted.map(({ channel }) => [channel, null]))
  let [pairs, told] = [0, 0]
  const atLarge = (): boolean => Object.values(caught).includes(null)
  for (let made = 0; pairs < wanted || (pairs < 4 * wanted && atLarge()); made += 1) {
    const pair = pairFrom(starts, random.fork(`pair ${String(made)}`))
    const { moments, whole } = alikeFor(pair)
    const shifted = shiftedThrow(pair)
    if (shifted) differences.push(`pair ${String(made)}: a hidden throw shifts ${shifted}`)
    if (whole) pairs += 1
    else told += 1
    if (!whole && moments < 2) continue
    if (whole) for (const name of pair.mutations) changed[name] = (changed[name] ?? 0) + 1
    const found = difference(pair, moments, game)
    if (found) differences.push(describe(pair, made, found))
    for (const { channel, wrap } of planted)
      if (caught[channel] === null && difference(pair, moments, wrap)) caught[channel] = made
  }
  return { pairs, told, differences, changed, caught }
}
