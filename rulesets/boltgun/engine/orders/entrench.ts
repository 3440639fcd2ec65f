import { ruleId } from '../../../kit/ids.js'
import { digsAtOnce } from '../armies/changes.js'
import { refuse } from '../ground.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/plan.js'

/** BG-130: a second turn of digging. */
export const entrench: PlanKind<'entrench'> = {
  ...bare('entrench'),
  ...{ slot: 'secondary', title: 'Entrench', noun: 'entrenching', rule: ruleId('BG-130'), clears: true },
  refuse: (_, { works }, { army }) =>
    works === 'none' && !digsAtOnce(army)
      ? refuse('no-works', 'BG-130', 'Only a fortified banner may entrench: fortify it first.')
      : null,
  offer: (asked) => offerBare(entrench, asked),
  describe: (_, { piece = '' }) => `${piece} entrenches`,
  effect: ofOwn(() => 'as fortified, and a lost battle does not drive it out'),
}
