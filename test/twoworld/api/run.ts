import type { Json } from '@muster/rulesets/kit/json.js'
import type { Asked } from '../../api/generated/looker.js'
import { registryOf, type Registry } from '../../../server/src/referee/compute/registry.js'
import { randomFrom } from '../../support/random.js'
import type { AnyAdapter } from '../adapter.js'
import { alikeFor } from '../observe.js'
import { pairsFrom, type Pair } from '../pairs.js'
import { alikeForObserver } from '../told.js'
import { type Comparable, differencesOverApi, needsOf, type Needs, type Outcome, skippedFor } from './pair.js'
import { type Replay, replayOf } from './replay.js'
import type { Cast } from './stage.js'

/** The games that a server plays, given back instead of played. */
export const replaysOf = (
  adapters: readonly AnyAdapter[],
): { readonly registry: Registry; readonly replays: ReadonlyMap<string, Replay> } => {
  const replays = new Map(adapters.map(({ game }) => [game.id as string, replayOf(game)]))
  return { replays, registry: registryOf([...replays.values()].map(({ game }) => game)) }
}

/** So many pairs are made for each that is compared, and no more. */
const patience = 40

/** Pairs that are kept. */
const kept = 2

/** A pair that can be given back. */
interface Fit extends Comparable, Needs {
  /** In every second pair of worlds somebody sits in the facilitator's place; in the others the rules' own answers stand. */
  readonly ruled: boolean
  /** In two of each four the table shows who has sealed. */
  readonly showSealed: boolean
}

/** Pairs of one ruleset, made when they are first wanted and kept. */
export interface Pairs {
  readonly adapter: AnyAdapter
  /** Makes so many beforehand. */
  make(count: number): void
  /** So many from a number on; fewer where no more can be made. The first are kept: leaks are planted into them. */
  take(from: number, count: number): Fit[]
  /** How many were left out so far, by why. */
  readonly skipped: ReadonlyMap<string, number>
}

/** Answers and closings of a world: each costs about the same. */
const actsOf = ({ steps }: Pair['left']): number => steps.reduce((sum, { seats }) => sum + 1 + seats.length, 0)

/** `campaigns`: out of how many worlds are made; `acts`: the most that a first world may have. */
export const pairsOf = (
  adapter: AnyAdapter,
  seed: string,
  fixed: Readonly<Record<string, Json>>,
  { campaigns, acts }: { readonly campaigns: number; readonly acts: number },
): Pairs => {
  const random = randomFrom(seed)
  const found: (Fit | null)[] = []
  const skipped = new Map<string, number>()
  let [made, firsts]: [number, number] = [0, 0]
  let pairs: Iterator<Pair, never> | null = null
  let before: Pair | null = null
  const next = (): void => {
    const suits = (left: Pair['left']): boolean => actsOf(left) <= acts
    pairs ??= pairsFrom(adapter, adapter.starts(random.fork('starts'), campaigns, fixed), random, 0, suits)
    const pair = pairs.next().value
    const name = `${adapter.game.id} pair ${String(made)} (${pair.changed.join(', ')})`
    made += 1
    const { moments, whole } = alikeFor(adapter, pair)
    if (!whole) return
    const why = skippedFor(adapter.game, pair)
    if (why !== null) skipped.set(why, (skipped.get(why) ?? 0) + 1)
    else {
      const observable = alikeForObserver(adapter, pair, moments)
      if (before?.left !== pair.left) firsts += 1
      before = pair
      const [ruled, showSealed] = [firsts % 2 === 1, firsts % 4 < 2]
      found.push({ ...pair, ...needsOf(adapter.game, pair), name, observable, number: made, ruled, showSealed })
    }
  }
  const make = (count: number): void => {
    while (found.length < count && made < patience * count) next()
  }
  return {
    ...{ adapter, skipped, make },
    take: (from, count) => {
      make(from + count)
      const taken = found.slice(from, from + count)
      found.fill(null, Math.max(kept, from), from + count)
      return taken.filter((pair) => pair !== null)
    },
  }
}

interface Comparison {
  readonly asked: Asked
  readonly cast: Cast
  readonly replay: Replay
  readonly pairs: Pairs
  /** Ends with the first difference: one is enough where one is planted. */
  readonly untilFound?: boolean
}

/** What a run came to. */
export interface Compared {
  readonly pairs: number
  readonly frames: number
  /** In how many an observer was compared to the end; how many had a stage that the calendar ends, a facilitator who looked on, and one who ruled. */
  readonly observed: number
  readonly calendar: number
  readonly watched: number
  readonly ruled: number
  /** First worlds, and in how many of them there was a facilitator. */
  readonly firsts: number
  readonly led: number
  readonly differences: readonly string[]
}

const nothing: Compared = {
  ...{ pairs: 0, frames: 0, observed: 0, calendar: 0, watched: 0, ruled: 0, firsts: 0, led: 0 },
  differences: [],
}

/** Campaigns at once: while one waits for the database the others go on. */
const abreast = 6

/** Pairs that are made before they are played back: making keeps this process busy, and nobody else may be waiting for it. */
export const batch = 20

const added = (sum: Compared, pair: Fit, { frames, difference }: Outcome): Compared => ({
  ...sum,
  pairs: sum.pairs + 1,
  frames: sum.frames + frames,
  observed: sum.observed + Number(pair.observable === pair.left.moments.length),
  calendar: sum.calendar + Number(pair.calendar),
  watched: sum.watched + Number(pair.ruled),
  ruled: sum.ruled + Number(pair.ruled && pair.facilitator),
  differences: difference === null ? sum.differences : [...sum.differences, difference],
})

/** Those that have their first world in common. */
const byFirst = (pairs: readonly Fit[]): Fit[][] => {
  const groups = new Map<Pair['left'], Fit[]>()
  for (const pair of pairs) groups.set(pair.left, [...(groups.get(pair.left) ?? []), pair])
  return [...groups.values()]
}

/** Compares so many pairs of one ruleset through the server. */
export const compareOverApi = async (
  { cast, replay, pairs, asked, untilFound = false }: Comparison,
  wanted: number,
): Promise<Compared> => {
  let sum = nothing
  const firsts = new Map<Pair['left'], boolean>()
  const compare = async (queue: Fit[][]): Promise<void> => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      const { left, ruled = false, showSealed = true } = group[0] ?? {}
      if (left) firsts.set(left, ruled)
      const stage = { cast, replay, asked, game: pairs.adapter.game, facilitator: ruled, showSealed }
      const found = await differencesOverApi(stage, group)
      for (const [at, outcome] of found.entries()) if (group[at]) sum = added(sum, group[at], outcome)
      if (untilFound && sum.differences.length > 0) return
    }
  }
  for (let from = 0; from < wanted; from += batch) {
    const queue = byFirst(pairs.take(from, Math.min(batch, wanted - from)))
    // Connections that have gone stale meanwhile are let go first.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const works = Array.from({ length: untilFound ? 1 : abreast }, () => compare(queue))
    // A campaign that is still played back would be in the way of the next run.
    await Promise.allSettled(works)
    await Promise.all(works)
    if (untilFound && sum.differences.length > 0) break
  }
  return { ...sum, firsts: firsts.size, led: [...firsts.values()].filter((ruled) => ruled).length }
}

/** One line for whoever started the run. */
export const lineOf = (title: string, { skipped }: Pairs, done: Compared): string => {
  const { pairs, frames, observed, calendar, watched, ruled } = done
  const left = [...skipped].map(([why, count]) => `; skipped ${String(count)}: ${why}`).join('')
  return `${title} over the API: ${String(pairs)} pairs, ${String(frames)} frames; ${String(observed)} for an observer to the end, ${String(calendar)} under the calendar, ${String(watched)} with a facilitator, who ruled in ${String(ruled)}${left}`
}
