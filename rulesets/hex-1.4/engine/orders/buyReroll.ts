import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { refuse } from '../orderValidation/account.js'
import { paid } from '../orderValidation/deal.js'
import { why } from '../orderValidation/refusal.js'
import { option } from './parts/kind.js'
import { by, type BuyingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-080: a throw again on the recon table, where the campaign sells them. */
export const buyReroll: BuyingOf<'buyReroll'> = {
  ...{ kind: 'buyReroll', slot: 'specials', title: words.reroll(), rule: ruleId('HX-080') },
  shape: { must: [], by },
  schema: null,
  read: () => ok({ kind: 'buyReroll' }),
  refuse: (account) => {
    const price = account.context.settings['price.reroll']
    return price > 0 ? paid(account, { kind: 'reroll', price }) : refuse('not-sold', why('noRerolls', {}), 'HX-080')
  },
  offer: (account) => {
    const label = words.rerollFor({ price: account.context.settings['price.reroll'] })
    return buyReroll.refuse(account, { kind: 'buyReroll' }).ok ? [option(buyReroll, { many: true, label })] : []
  },
  describe: () => words.aReroll(),
}
