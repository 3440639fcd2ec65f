import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { refuse } from '../legality/account.js'
import { paid } from '../legality/deal.js'
import { option } from './parts/kind.js'
import { by, rpText, type BuyingOf } from './parts/purchase.js'

/** HX-080: a throw again on the recon table, where the campaign sells them. */
export const buyReroll: BuyingOf<'buyReroll'> = {
  ...{ kind: 'buyReroll', slot: 'specials', title: 'Recon re-roll', rule: ruleId('HX-080') },
  shape: { must: [], by },
  schema: null,
  read: () => ok({ kind: 'buyReroll' }),
  refuse: (account) => {
    const price = account.laws.settings['price.reroll']
    return price > 0
      ? paid(account, { kind: 'reroll', price })
      : refuse('not-sold', 'Re-rolls are not sold in this campaign.', 'HX-080')
  },
  offer: (account) => {
    const label = `${buyReroll.title}, ${rpText(account.laws.settings['price.reroll'])}`
    return buyReroll.refuse(account, { kind: 'buyReroll' }).ok ? [option(buyReroll, { many: true, label })] : []
  },
  describe: () => 'A re-roll',
}
