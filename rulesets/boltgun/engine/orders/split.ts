import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../judging.js'
import { leastSplit, partsOf } from './parts/levels.js'
import { leaving } from './parts/moving.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/planKind.js'

/** BG-141 */
export const split: PlanKind<'split'> = {
  ...bare('split'),
  ...{ slot: 'secondary', title: 'Split', noun: 'splitting', rule: ruleId('BG-141') },
  refuse: (_, banner, ground) => {
    const least = leastSplit(ground)
    const small = refuse('level', 'BG-098', `Only a banner of level ${String(least)} or more may split.`)
    return banner.level < least ? small : leaving(banner, ground, 'BG-128')
  },
  offer: (asked) => offerBare(split, asked),
  describe: (_, { piece = '' }) => `${piece} splits`,
  effect: ofOwn(({ ground }, level, { piece = '' }) => {
    const levels = partsOf(ground, level)
    return levels && `${piece} stays with level ${String(levels[0])}, a new banner gets ${String(levels[1])}`
  }),
}
