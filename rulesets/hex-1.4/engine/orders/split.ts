import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { fewestConquest } from '../data/troops.js'
import { split as refuse } from '../orderValidation/reform.js'
import { option } from './parts/kind.js'
import { by, given, type FormingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-115: a part leaves as a force of its own. */
export const split: FormingOf<'split'> = {
  ...{ kind: 'split', slot: 'split', title: words.split(), rule: ruleId('HX-115') },
  shape: { must: ['piece', 'amount'], by },
  schema: null,
  read: (draft) => {
    const { force, amount } = given(draft)
    return ok({ kind: 'split', force, points: [amount] })
  },
  refuse,
  offer: (account, { id: piece, points }) =>
    refuse(account, { kind: 'split', force: piece, points: [fewestConquest] }).ok
      ? [option(split, { piece, amount: { min: fewestConquest, max: points - fewestConquest } })]
      : [],
  describe: (_, { piece = '', amount }) => words.splits({ points: amount ?? 0, force: piece }),
}
