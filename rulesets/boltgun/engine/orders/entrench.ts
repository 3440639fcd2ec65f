import { ruleId } from '../../../kit/ids.js'
import { digsAtOnce } from '../model/armyChanges.js'
import { refuse } from '../model/judging.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

/** BG-130: a second turn of digging. */
export const entrench: PlanKind<'entrench'> = {
  ...bare('entrench'),
  ...{ slot: 'secondary', title: words.entrench(), rule: ruleId('BG-130'), clears: true },
  refuse: (_, { works }, { army }) =>
    works === 'none' && !digsAtOnce(army) ? refuse('no-works', 'BG-130', words.notFortified()) : null,
  offer: (asked) => offerBare(entrench, asked),
  describe: (_, { piece: banner = '' }) => words.entrenches({ banner }),
  effect: ofOwn(() => words.entrenchHolds()),
}
