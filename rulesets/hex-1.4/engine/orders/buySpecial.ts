import { malformed } from '../../../kit/draftShape.js'
import { ruleId } from '../../../kit/ids.js'
import type { Choice } from '../../../kit/orders.js'
import { fail, ok } from '../../../kit/result.js'
import { isSpecial, specials, type HeldSpecial } from '../data/specials.js'
import { refuse } from '../legality/account.js'
import { paid } from '../legality/deal.js'
import { specialAbout } from './parts/about.js'
import { option } from './parts/kind.js'
import { by, given, rpText, specialText, type BuyingOf } from './parts/purchase.js'

/** Most of one special in one order. */
const mostTimes = 20

const held: readonly HeldSpecial[] = ['AIR_STRIKE', 'ADVANCED_INTEL', 'TRANSPORTER_DEVICE']

/** HX-160: specials that are kept until they are used. */
export const buySpecial: BuyingOf<'buySpecial'> = {
  ...{ kind: 'buySpecial', slot: 'specials', title: 'Buy a special', rule: ruleId('HX-160') },
  shape: { must: ['item', 'amount'], by },
  schema: null,
  read: (draft) => {
    const { item, amount } = given(draft)
    return isSpecial(item) && item !== 'SATELLITE_UPLINK'
      ? ok({ kind: 'buySpecial', special: item, times: amount })
      : fail(malformed('special', 'There is no such special to keep. Take one of those that are offered.', 'HX-160'))
  },
  refuse: (account, { special, times }) =>
    Number.isInteger(times) && times >= 1 && times <= mostTimes
      ? paid(account, { kind: 'special', special, times, price: times * specials[special].price })
      : refuse('times', `Buy 1 to ${String(mostTimes)} at a time.`, 'HX-160'),
  offer: (account) => {
    const item = held.flatMap((special): readonly Choice[] => {
      const { title, price } = specials[special]
      const max = Math.min(mostTimes, Math.floor(account.stash / price))
      const amount = { min: 1, max }
      return max < 1
        ? []
        : [{ id: special, label: title, badge: `${rpText(price)} each`, about: specialAbout[special], amount }]
    })
    return item.length > 0 ? [option(buySpecial, { many: true, item })] : []
  },
  describe: (_, draft) => specialText(draft),
  effect: (_, { item = '', amount = 1 }) => (isSpecial(item) ? rpText(specials[item].price * amount) : null),
}
