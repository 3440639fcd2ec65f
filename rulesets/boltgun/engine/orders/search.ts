import { ruleId } from '../../../kit/ids.js'
import { bare, offerBare, type PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

/** BG-120 */
export const search: PlanKind<'search'> = {
  ...bare('search'),
  ...{ slot: 'primary', title: words.search(), rule: ruleId('BG-120'), clears: true },
  refuse: () => null,
  offer: (asked) => offerBare(search, asked),
  describe: (_, { piece: banner = '' }) => words.searches({ banner }),
}
