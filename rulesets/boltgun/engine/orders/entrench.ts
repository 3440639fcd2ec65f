import { ruleId } from '../../../kit/ids.js'
import { digsAtOnce } from '../data/armyChanges.js'
import { refuse } from '../judging.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/planKind.js'

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
