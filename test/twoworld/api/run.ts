import { registryOf, type Registry } from '../../../server/src/referee/registry.js'
import { randomFrom } from '../../support/random.js'
import type { AnyAdapter } from '../adapter.js'
import { alikeFor } from '../observe.js'
import { pairFrom } from '../pairs.js'
import { canBeGivenBack, differenceOverApi } from './pair.js'
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

interface Comparison {
  readonly cast: Cast
  readonly adapter: AnyAdapter
  readonly replay: Replay
  readonly seed: string
}

/** Compares so many pairs of one ruleset through the server; returns how many, with how many frames, and what differed. */
export const compareOverApi = async (
  { cast, adapter, replay, seed }: Comparison,
  wanted: number,
): Promise<{ readonly pairs: number; readonly frames: number; readonly differences: readonly string[] }> => {
  const random = randomFrom(seed)
  const starts = adapter.starts(random.fork('starts'), 12)
  const differences: string[] = []
  let [pairs, frames] = [0, 0]
  for (let made = 0; made < patience * wanted && pairs < wanted; made += 1) {
    const pair = pairFrom(adapter, starts, random.fork(`pair ${String(made)}`))
    const fits = [pair.left, pair.right].every((world) => canBeGivenBack(adapter.game, world))
    if (!fits || !alikeFor(adapter, pair).whole) continue
    pairs += 1
    // Making worlds keeps this process busy for seconds: connections that have gone stale meanwhile are let go first.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const name = `${adapter.game.id} pair ${String(made)} (${pair.changed.join(', ')})`
    const found = await differenceOverApi(cast, replay, adapter.game, pair, name)
    frames += found.frames
    if (found.difference !== null) differences.push(found.difference)
  }
  return { pairs, frames, differences }
}
