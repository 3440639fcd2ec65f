import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../ground.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/plan.js'

/** BG-130: a second turn of digging. */
export const entrench: PlanKind<'entrench'> = {
  ...bare('entrench'),
  ...{ slot: 'secondary', title: 'Entrench', noun: 'entrenching', rule: ruleId('BG-130'), clears: true },
  refuse: (_, { works }, { army }) => {
    if (army.includes('RAIDERS')) return refuse('army-rule', 'BG-318', 'Raiders neither fortify nor entrench.')
    if (army.includes('IMPETUOUS')) return refuse('army-rule', 'BG-322', 'Impetuous banners never entrench.')
    return works === 'none' && !army.includes('STEADFAST')
      ? refuse('no-works', 'BG-130', 'Only a fortified banner may entrench: fortify it first.')
      : null
  },
  offer: (asked) => offerBare(entrench, asked),
  describe: (_, { piece = '' }) => `${piece} entrenches`,
  effect: ofOwn(() => 'as fortified, and a lost battle does not drive it out'),
}
