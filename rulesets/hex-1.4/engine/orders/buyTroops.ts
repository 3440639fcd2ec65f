import { malformed } from '../../../kit/draftShape.js'
import { ruleId } from '../../../kit/ids.js'
import type { Choice } from '../../../kit/orders.js'
import { fail, ok } from '../../../kit/result.js'
import { classTitle, pointsPerRp } from '../data/troops.js'
import { buyTroops as refuse } from '../orderValidation/troops.js'
import { option, pointsText } from './parts/kind.js'
import { by, classOf, given, troopsCost, type BuyingOf } from './parts/purchase.js'
import { rangeOf, sites } from './parts/raising.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-100: a new conquest or occupation force. */
export const buyTroops: BuyingOf<'buyTroops'> = {
  ...{ kind: 'buyTroops', slot: 'troops', title: words.raise(), rule: ruleId('HX-100') },
  shape: { must: ['item', 'to', 'amount'], by },
  schema: null,
  read: (draft) => {
    const { at, amount: points, item } = given(draft)
    return item === 'CF' || item === 'OF'
      ? ok({ kind: 'buyTroops', class: item, points, at })
      : fail(malformed('class', words.nameClass(), 'HX-101'))
  },
  refuse,
  offer: (account) => {
    const item = (['CF', 'OF'] as const).flatMap((kind): readonly Choice[] => {
      const to = sites(account, kind)
      const amount = rangeOf(account, kind)
      const badge = words.rpPerPoints({ points: pointsPerRp })
      const about = words.forceAbout({ class: kind })
      return to.length === 0 ? [] : [{ id: kind, label: classTitle(kind), badge, about, amount, to }]
    })
    const to = [...new Set(item.flatMap((choice) => choice.to ?? []))]
    return item.length > 0 ? [option(buyTroops, { many: true, item, to })] : []
  },
  describe: (_, { item, amount, to = '…' }) =>
    words.forceIn({ class: classOf(item), points: pointsText(amount), at: to }),
  effect: troopsCost,
}
