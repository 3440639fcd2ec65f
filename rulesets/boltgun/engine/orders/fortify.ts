import { ruleId } from '../../../kit/ids.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/planKind.js'

/** BG-125 */
export const fortify: PlanKind<'fortify'> = {
  ...bare('fortify'),
  ...{ slot: 'secondary', title: 'Fortify', noun: 'fortifying', rule: ruleId('BG-125'), clears: true },
  refuse: () => null,
  offer: (asked) => offerBare(fortify, asked),
  describe: (_, { piece = '' }) => `${piece} fortifies`,
  effect: ofOwn(() => 'loses two levels fewer in each battle from now on'),
}
