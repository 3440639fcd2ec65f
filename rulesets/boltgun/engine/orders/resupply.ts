import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../model/judging.js'
import { mostLevel } from './parts/levels.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

/** BG-145 */
export const resupply: PlanKind<'resupply'> = {
  ...bare('resupply'),
  ...{ slot: 'secondary', title: words.resupply(), rule: ruleId('BG-145'), clears: true },
  refuse: (_, { works }, { army }) =>
    army.includes('SLOW_RESUPPLY') && works !== 'entrenched'
      ? refuse('army-rule', 'BG-326', words.slowResupply())
      : null,
  offer: (asked) => offerBare(resupply, asked),
  describe: (_, { piece: banner = '' }) => words.resupplies({ banner }),
  effect: ofOwn(({ ground }, level) =>
    level >= mostLevel(ground.army) ? words.resupplyFull() : words.resupplyLevel({ level, after: level + 1 }),
  ),
}
