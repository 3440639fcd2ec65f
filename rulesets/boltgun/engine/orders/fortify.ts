import { ruleId } from '../../../kit/ids.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

/** BG-125 */
export const fortify: PlanKind<'fortify'> = {
  ...bare('fortify'),
  ...{ slot: 'secondary', title: words.fortify(), rule: ruleId('BG-125'), clears: true },
  refuse: () => null,
  offer: (asked) => offerBare(fortify, asked),
  describe: (_, { piece: banner = '' }) => words.fortifies({ banner }),
  effect: ofOwn(() => words.fortifySaves()),
}
