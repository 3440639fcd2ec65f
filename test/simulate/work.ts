import { duelWork } from './contest/against.js'
import { balanceWork } from './contest/balance.js'
import { earlierGame } from './contest/earlier.js'
import { playToDigest } from './digest.js'
import { loadGame } from './games.js'
import type { Options } from './options.js'
import { planOf } from './plans.js'

/** Campaigns that can be played in any order, each by its number. */
export interface Work {
  readonly count: number
  readonly play: (index: number) => unknown
}

/** What a run consists of: follows from its options alone, so that every process finds the same. */
export const workOf = async (options: Options): Promise<Work> => {
  const loaded = await loadGame(options.ruleset)
  if (options.against !== null) return duelWork(loaded, await earlierGame(options.ruleset, options.against), options)
  if (options.balance) return balanceWork(loaded, options)
  return {
    count: options.campaigns,
    play: (index) => playToDigest(loaded, planOf(loaded, options, index), options.twice),
  }
}
