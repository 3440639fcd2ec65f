import type { Json } from '@muster/rulesets/kit/json.js'
import { randomFrom } from '../support/random.js'
import type { AnyAdapter, AnyLeak } from './adapter.js'
import { leaksOf } from './commonLeaks.js'
import { alikeFor, difference, shiftedThrow, tampersDesk } from './observe.js'
import { pairsFrom, type Pair } from './pairs.js'
import { remembering } from './remembering.js'
import { alikeForObserver, toldApart } from './told.js'

/** What a run of the suite came to. */
export interface Verdict {
  /** Pairs of worlds that are the same to the seat from beginning to end, and compared. */
  readonly pairs: number
  /** Of these, pairs that an observer may not tell apart either. */
  readonly observed: number
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

/** So many pairs are made for each that is wanted, and no more: where most tell the seat apart, that is a failure to be seen. */
const patience = 12

/** The desk is given the view and the ask alone, so that the same bytes must give the same answers: that they do is looked at in every so many pairs, and wherever a leak through the desk is looked for. */
const deskEvery = 3

/** Where two texts part, with some of what goes before. */
const parting = (left: string, right: string): string => {
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const part = (text: string): string => text.slice(Math.max(0, at - 160), at + 120)
  return `\n  ${part(left)}\n  ${part(right)}`
}

interface Found {
  /** The seat, where nobody is named. */
  readonly viewer?: string
  readonly moment: number
  readonly left: string
  readonly right: string
}

const describe = (pair: Pair, number: number, { viewer = 'seat', moment, left, right }: Found): string =>
  `pair ${String(number)} (${pair.changed.join(', ')}), seat ${pair.seat}, ${viewer}, moment ${String(moment)}: ${parting(left, right)}`

/**
 * Compares pairs of worlds until `wanted` have been compared: the honest engine in all, each planted leak until it is caught. Where leaks are still at large then, or
 * some kind of change has not come up, it goes on to four times as many. `from`: the number of the world that comes first.
 */
export const runSuite = (
  given: AnyAdapter,
  wanted: number,
  seed: string,
  planted: readonly AnyLeak[] = leaksOf(given),
  fixed: Readonly<Record<string, Json>> = {},
  from = 0,
): Verdict => {
  const adapter = { ...given, game: remembering(given.game) }
  const random = randomFrom(seed)
  const starts = adapter.starts(random.fork('starts'), campaigns, fixed)
  const differences: string[] = []
  const changed: Record<string, number> = {}
  const caught: Record<string, number | null> = Object.fromEntries(planted.map(({ channel }) => [channel, null]))
  let [pairs, observed, told] = [0, 0, 0]
  const unfinished = (): boolean =>
    Object.values(caught).includes(null) || adapter.changes.some((name) => changed[name] === undefined)
  const made = pairsFrom(adapter, starts, random, from)
  const wantsMore = (): boolean => pairs < wanted || (pairs < 4 * wanted && unfinished())
  for (let number = 0; number < patience * wanted && wantsMore(); number += 1) {
    const pair = made.next().value
    const { moments, whole } = alikeFor(adapter, pair)
    const shifted = shiftedThrow(pair)
    if (shifted) differences.push(`pair ${String(number)}: a hidden throw shifts ${shifted}`)
    if (whole) pairs += 1
    else told += 1
    if (!whole && moments < 2) continue
    const observable = alikeForObserver(adapter, pair, moments)
    if (whole && observable === moments) observed += 1
    if (whole) for (const name of pair.changed) changed[name] = (changed[name] ?? 0) + 1
    const leaks = planted.filter(({ channel }) => caught[channel] === null)
    const throughDesk = ({ wrap }: AnyLeak): boolean =>
      pair.left.moments.some((moment) => tampersDesk(adapter.game, wrap(adapter.game, pair.left, moment)))
    const desk = number % deskEvery === 0 || leaks.some(throughDesk)
    const found =
      difference(
        adapter,
        pair,
        moments,
        () => adapter.game,
        () => desk,
      ) ?? toldApart(adapter.game, pair, { seat: moments, observer: observable })
    if (found) differences.push(describe(pair, number, found))
    for (const leak of leaks)
      if (difference(adapter, pair, moments, (trace, moment) => leak.wrap(adapter.game, trace, moment)))
        caught[leak.channel] = number
  }
  return { pairs, observed, told, differences, changed, caught }
}
