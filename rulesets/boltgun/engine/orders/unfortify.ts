import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../model/judging.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

/** BG-128 */
export const unfortify: PlanKind<'unfortify'> = {
  ...bare('unfortify'),
  ...{ slot: 'secondary', title: words.unfortify(), rule: ruleId('BG-128') },
  refuse: (_, { works }) => (works === 'none' ? refuse('no-works', 'BG-128', words.noWorks()) : null),
  offer: (asked) => offerBare(unfortify, asked),
  describe: (_, { piece: banner = '' }) => words.leavesWorks({ banner }),
  effect: ofOwn(() => words.unfortifyStands()),
}
