import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { specials } from '../data/specials.js'
import { refuse } from '../orderValidation/account.js'
import { paid } from '../orderValidation/deal.js'
import { why } from '../orderValidation/refusal.js'
import { option } from './parts/kind.js'
import { by, given, where, type BuyingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

const { price } = specials.SATELLITE_UPLINK

/** HX-161: a hex of an enemy is seen, as far as its buyer knows whose it is. */
export const uplink: BuyingOf<'uplink'> = {
  ...{ kind: 'uplink', slot: 'specials', title: words.uplink({ price }), rule: ruleId('HX-161') },
  shape: { must: ['to'], by },
  schema: null,
  read: (draft) => ok({ kind: 'uplink', at: given(draft).at }),
  refuse: (account, { at }) => {
    const cell = account.context.cell(at)
    if (cell === null) return refuse('no-hex', why('noHex', { at }), 'HX-161')
    const owner = account.ownerOf(cell)
    if (owner === account.seat) return refuse('own', why('uplinkYours', { at }), 'HX-161', { cell })
    if (owner === null) return refuse('unowned', why('uplinkNobodys', { at }), 'HX-161', { cell })
    const later = account.context.settings['satellite.when'] === 'movement' ? ({ later: true } as const) : {}
    return paid(account, { kind: 'uplink', at: cell, ...later, price })
  },
  offer: (account) => {
    const cells = Array.from({ length: account.context.size }, (_, cell) => cell)
    const to = where(account, cells, (at) => uplink.refuse(account, { kind: 'uplink', at }))
    return to.length > 0 ? [option(uplink, { many: true, to })] : []
  },
  describe: (_, { to = '…' }) => words.uplinkOn({ at: to }),
  effect: () => words.rp({ price }),
}
