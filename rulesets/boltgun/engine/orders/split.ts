import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../model/judging.js'
import { leastSplit, partsOf } from './parts/levels.js'
import { leaving } from './parts/moving.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

/** BG-141 */
export const split: PlanKind<'split'> = {
  ...bare('split'),
  ...{ slot: 'secondary', title: words.split(), rule: ruleId('BG-141') },
  refuse: (_, banner, ground) => {
    const least = leastSplit(ground)
    return banner.level < least
      ? refuse('level', 'BG-098', words.tooSmallToSplit({ least }))
      : leaving(banner, ground, 'BG-128')
  },
  offer: (asked) => offerBare(split, asked),
  describe: (_, { piece: banner = '' }) => words.splits({ banner }),
  effect: ofOwn(({ ground }, before, { piece: banner = '' }) => {
    const [level, newLevel] = partsOf(ground, before) ?? []
    return level === undefined || newLevel === undefined ? null : words.splitLevels({ banner, level, newLevel })
  }),
}
