import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../judging.js'
import { bare, offerBare, ofOwn, type PlanKind } from './parts/planKind.js'

/** BG-128 */
export const unfortify: PlanKind<'unfortify'> = {
  ...bare('unfortify'),
  ...{ slot: 'secondary', title: 'Unfortify', noun: 'unfortifying', rule: ruleId('BG-128') },
  refuse: (_, { works }) => (works === 'none' ? refuse('no-works', 'BG-128', 'It has no works to leave.') : null),
  offer: (asked) => offerBare(unfortify, asked),
  describe: (_, { piece = '' }) => `${piece} leaves its works`,
  effect: ofOwn(() => 'stands without works in this turn’s battles'),
}
