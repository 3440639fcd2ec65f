import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { refuse, siteObjection } from '../orderValidation/account.js'
import { paid } from '../orderValidation/deal.js'
import { why } from '../orderValidation/refusal.js'
import { option } from './parts/kind.js'
import { by, given, ownWhere, type BuyingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

/** RP that keep a claim without troops. */
const price = 1

/** HX-037, where a claim needs RP. */
export const claim: BuyingOf<'claim'> = {
  ...{ kind: 'claim', slot: 'claims', title: words.secureClaim({ price }), rule: ruleId('HX-037') },
  shape: { must: ['to'], by },
  schema: null,
  read: (draft) => ok({ kind: 'claim', at: given(draft).at }),
  refuse: (account, { at }) => {
    if (!account.context.settings['claim.requires_rp']) return refuse('no-claim', why('claimsFree', {}), 'HX-037')
    const site = siteObjection(account, at)
    if (!('hex' in site)) return { ok: false, problem: site }
    const { cell } = site.hex
    if (!account.forces.some((force) => force.at === cell && force.class === 'CF'))
      return refuse('no-conquest', why('claimUnheld', { at }), 'HX-037', { cell })
    return paid(account, { kind: 'claim', at: cell, price })
  },
  offer: (account) => {
    const to = ownWhere(account, (at) => claim.refuse(account, { kind: 'claim', at }))
    return to.length > 0 ? [option(claim, { many: true, to })] : []
  },
  describe: (_, { to = '…' }) => words.securesClaim({ at: to }),
  effect: () => words.rp({ price }),
}
