import { pieceId, ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { merge as refuse } from '../orderValidation/reform.js'
import { option, pointsText } from './parts/kind.js'
import { by, given, type FormingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-115: a force takes in another of its class. */
export const merge: FormingOf<'merge'> = {
  ...{ kind: 'merge', slot: 'merge', title: words.merge(), rule: ruleId('HX-115') },
  shape: { must: ['piece', 'with'], by },
  schema: null,
  read: (draft) => ok({ kind: 'merge', force: given(draft).force, with: pieceId(draft.with ?? '') }),
  refuse,
  offer: (account, { id: piece }) => {
    const partners = account.forces.filter(({ id }) => refuse(account, { kind: 'merge', force: piece, with: id }).ok)
    const choices = partners.map(({ id, points }) => ({ id, label: id, badge: pointsText(points) }))
    return choices.length > 0 ? [option(merge, { piece, with: choices })] : []
  },
  describe: (_, { piece = '', with: other = '' }) => words.merges({ other, force: piece }),
}
