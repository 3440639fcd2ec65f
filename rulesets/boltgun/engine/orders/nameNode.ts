import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../model/judging.js'
import { bare, offerBare, type PlanKind } from './parts/planKind.js'
import * as words from '../../messages/plans.generated.js'

/** BG-323: it costs no order. */
export const nameNode: PlanKind<'nameNode'> = {
  ...bare('nameNode'),
  ...{ slot: 'free', title: words.nameNode(), rule: ruleId('BG-323'), beaten: true },
  refuse: (_, { owesNode }) => (owesNode ? null : refuse('no-node-due', 'BG-323', words.noNodeDue())),
  offer: (asked) => offerBare(nameNode, asked),
  describe: (_, { piece: banner = '' }) => words.becomesNode({ banner }),
}
