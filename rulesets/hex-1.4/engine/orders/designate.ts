import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { refuse } from '../orderValidation/account.js'
import { paid } from '../orderValidation/deal.js'
import { why } from '../orderValidation/refusal.js'
import { hasFortress } from '../model/holdings.js'
import { feeOfView } from './parts/capital.js'
import { option } from './parts/kind.js'
import { by, given, moveFee, ownWhere, type BuyingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-164: another capital; free, unless the setting puts a fee on it. */
export const designate: BuyingOf<'designate'> = {
  ...{ kind: 'designate', slot: 'capital', title: words.nameCapital({ fee: 0 }), rule: ruleId('HX-164') },
  shape: { must: ['to'], by },
  schema: null,
  read: (draft) => ok({ kind: 'designate', at: given(draft).at }),
  refuse: (account, { at }) => {
    const { context, hexes, capital } = account
    const cell = context.cell(at)
    const hex = hexes.find((own) => own.cell === cell)
    if (context.settings['hq.move_mode'] !== 'designate')
      return refuse('no-designation', why('fortressMoves', {}), 'HX-164')
    if (!hex || !hasFortress(hex)) {
      const where = hex ? { cell: hex.cell } : {}
      return refuse('no-fortress', why('noFortress', { at }), 'HX-164', where)
    }
    if (hex.cell === capital) return refuse('capital', why('isCapital', { at }), 'HX-164', { cell: hex.cell })
    return paid(account, { kind: 'capital', at: hex.cell, price: context.settings['hq.move_fee'] })
  },
  offer: (account) => {
    const to = ownWhere(account, (at) => designate.refuse(account, { kind: 'designate', at }))
    return to.length > 0 ? [option(designate, { label: words.nameCapital({ fee: moveFee(account) }), to })] : []
  },
  describe: (_, { to = '…' }) => words.becomesCapital({ at: to }),
  effect: feeOfView,
}
