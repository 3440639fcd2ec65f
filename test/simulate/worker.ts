import { playToDigest } from './digest.js'
import { loadGame } from './games.js'
import type { Options } from './options.js'
import { planOf } from './plans.js'

/** What a process is given: every `of`-th campaign, beginning with its own. */
export interface Share {
  readonly options: Options
  readonly first: number
  readonly of: number
}

const play = async ({ options, first, of }: Share): Promise<void> => {
  const loaded = await loadGame(options.ruleset)
  for (let index = first; index < options.campaigns; index += of)
    process.send?.({ index, digest: playToDigest(loaded, planOf(loaded, options, index), options.twice) })
  process.disconnect()
}

process.once('message', (share) => void play(share as Share))
