import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../ground.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/plan.js'

/** BG-125 */
export const fortify: PlanKind<'fortify'> = {
  ...bare('fortify'),
  ...{ slot: 'secondary', title: 'Fortify', noun: 'fortifying', rule: ruleId('BG-125'), clears: true },
  refuse: (_, __, { army }) =>
    army.includes('RAIDERS') ? refuse('army-rule', 'BG-318', 'Raiders neither fortify nor entrench.') : null,
  offer: (asked) => offerBare(fortify, asked),
  describe: (_, { piece = '' }) => `${piece} fortifies`,
  effect: ofOwn(() => 'loses two levels fewer in each battle from now on'),
}
