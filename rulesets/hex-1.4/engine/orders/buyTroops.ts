import { malformed } from '../../../kit/draftShape.js'
import { ruleId } from '../../../kit/ids.js'
import type { Choice } from '../../../kit/orders.js'
import { fail, ok } from '../../../kit/result.js'
import { classTitles } from '../data/troops.js'
import { buyTroops as refuse } from '../legality/troops.js'
import { troopsAbout } from './parts/about.js'
import { option, pointsText } from './parts/kind.js'
import { by, classOf, given, troopsCost, type BuyingOf } from './parts/purchase.js'
import { rangeOf, sites } from './parts/raising.js'

/** HX-100: a new conquest or occupation force. */
export const buyTroops: BuyingOf<'buyTroops'> = {
  ...{ kind: 'buyTroops', slot: 'troops', title: 'Raise a force', rule: ruleId('HX-100') },
  shape: { must: ['item', 'to', 'amount'], by },
  schema: null,
  read: (draft) => {
    const { at, amount: points, item } = given(draft)
    return item === 'CF' || item === 'OF'
      ? ok({ kind: 'buyTroops', class: item, points, at })
      : fail(malformed('class', 'Name CF or OF as item; recon forces are bought by buyRecon.', 'HX-101'))
  },
  refuse,
  offer: (account) => {
    const item = (['CF', 'OF'] as const).flatMap((kind): readonly Choice[] => {
      const to = sites(account, kind)
      const amount = rangeOf(account, kind)
      return to.length === 0
        ? []
        : [{ id: kind, label: classTitles[kind], badge: '1 RP per 100', about: troopsAbout[kind], amount, to }]
    })
    const to = [...new Set(item.flatMap((choice) => choice.to ?? []))]
    return item.length > 0 ? [option(buyTroops, { many: true, item, to })] : []
  },
  describe: (_, { item, amount, to = '…' }) => `${classOf(item)} of ${pointsText(amount)} in ${to}`,
  effect: troopsCost,
}
