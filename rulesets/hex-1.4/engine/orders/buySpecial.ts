import { malformed } from '../../../kit/draftShape.js'
import { ruleId } from '../../../kit/ids.js'
import type { Choice } from '../../../kit/orders.js'
import { fail, ok } from '../../../kit/result.js'
import { isSpecial, specials, type HeldSpecial } from '../data/specials.js'
import { refuse } from '../orderValidation/account.js'
import { paid } from '../orderValidation/deal.js'
import { why } from '../orderValidation/refusal.js'
import { option } from './parts/kind.js'
import { by, given, specialText, type BuyingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

/** Most of one special in one order. */
const mostTimes = 20

const held: readonly HeldSpecial[] = ['AIR_STRIKE', 'ADVANCED_INTEL', 'TRANSPORTER_DEVICE']

/** HX-160: specials that are kept until they are used. */
export const buySpecial: BuyingOf<'buySpecial'> = {
  ...{ kind: 'buySpecial', slot: 'specials', title: words.buySpecial(), rule: ruleId('HX-160') },
  shape: { must: ['item', 'amount'], by },
  schema: null,
  read: (draft) => {
    const { item, amount } = given(draft)
    return isSpecial(item) && item !== 'SATELLITE_UPLINK'
      ? ok({ kind: 'buySpecial', special: item, times: amount })
      : fail(malformed('special', words.noSuchSpecial(), 'HX-160'))
  },
  refuse: (account, { special, times }) =>
    Number.isInteger(times) && times >= 1 && times <= mostTimes
      ? paid(account, { kind: 'special', special, times, price: times * specials[special].price })
      : refuse('times', why('mostAtATime', { most: mostTimes }), 'HX-160'),
  offer: (account) => {
    const item = held.flatMap((special): readonly Choice[] => {
      const { price } = specials[special]
      const max = Math.min(mostTimes, Math.floor(account.stash / price))
      if (max < 1) return []
      const [badge, about] = [words.rpEach({ price }), words.specialAbout({ which: special })]
      return [{ id: special, label: specialText({ item: special }), badge, about, amount: { min: 1, max } }]
    })
    return item.length > 0 ? [option(buySpecial, { many: true, item })] : []
  },
  describe: (_, draft) => specialText(draft),
  effect: (_, { item = '', amount = 1 }) =>
    isSpecial(item) ? words.rp({ price: specials[item].price * amount }) : null,
}
