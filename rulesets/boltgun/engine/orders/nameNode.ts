import { ruleId } from '../../../kit/ids.js'
import { refuse } from '../judging.js'
import { bare, offerBare, type PlanKind } from './parts/planKind.js'

/** BG-323: it costs no order. */
export const nameNode: PlanKind<'nameNode'> = {
  ...bare('nameNode'),
  ...{ slot: 'free', title: 'Name as node', noun: 'naming the node', rule: ruleId('BG-323'), beaten: true },
  refuse: (_, { owesNode }) =>
    owesNode ? null : refuse('no-node-due', 'BG-323', 'A new node is named only when the old one has been destroyed.'),
  offer: (asked) => offerBare(nameNode, asked),
  describe: (_, { piece = '' }) => `${piece} becomes the node`,
}
