import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { classTitle } from '../data/troops.js'
import { buyTroops } from '../orderValidation/troops.js'
import { compositionSchema, readComposition } from './parts/composition.js'
import { option, pointsText } from './parts/kind.js'
import { by, given, troopsCost, type BuyingOf } from './parts/purchase.js'
import { rangeOf, sites } from './parts/raising.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-104, HX-124: a new recon force, with what it consists of. */
export const buyRecon: BuyingOf<'buyTroops'> = {
  ...{ kind: 'buyRecon', slot: 'troops', title: words.raiseRecon(), rule: ruleId('HX-104') },
  shape: { must: ['to', 'amount'], may: ['detail'], by },
  schema: compositionSchema,
  read: (draft) => {
    const { at, amount: points } = given(draft)
    const composition = readComposition(draft.detail)
    if (!composition.ok) return composition
    const list = composition.value ? { composition: composition.value } : {}
    return ok({ kind: 'buyTroops', class: 'RF', points, at, ...list })
  },
  refuse: buyTroops,
  offer: (account) => {
    const to = sites(account, 'RF')
    const amount = rangeOf(account, 'RF')
    return to.length > 0 ? [option(buyRecon, { many: true, to, amount, detail: compositionSchema })] : []
  },
  describe: (_, { amount, to = '…' }) => words.forceIn({ class: classTitle('RF'), points: pointsText(amount), at: to }),
  effect: troopsCost,
}
