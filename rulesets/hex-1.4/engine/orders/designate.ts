import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { refuse } from '../legality/account.js'
import { paid } from '../legality/deal.js'
import { hasFortress } from '../legality/holdings.js'
import { feeOfView } from './parts/capital.js'
import { option } from './parts/kind.js'
import { by, given, moveFee, ownWhere, type BuyingOf } from './parts/purchase.js'

/** HX-164: another capital; free, unless the setting puts a fee on it. */
export const designate: BuyingOf<'designate'> = {
  ...{ kind: 'designate', slot: 'capital', title: 'Name a capital', rule: ruleId('HX-164') },
  shape: { must: ['to'], by },
  schema: null,
  read: (draft) => ok({ kind: 'designate', at: given(draft).at }),
  refuse: (account, { at }) => {
    const { laws, hexes, capital } = account
    const cell = laws.cell(at)
    const hex = hexes.find((own) => own.cell === cell)
    if (laws.settings['hq.move_mode'] !== 'designate')
      return refuse(
        'no-designation',
        'In this campaign the headquarters moves with its fortress: carry that to another hex.',
        'HX-164',
      )
    if (!hex || !hasFortress(hex)) {
      const where = hex ? { cell: hex.cell } : {}
      return refuse('no-fortress', `A capital has a fortress of yours: ${at} has none.`, 'HX-164', where)
    }
    if (hex.cell === capital) return refuse('capital', `${at} is your capital already.`, 'HX-164', { cell: hex.cell })
    return paid(account, { kind: 'capital', at: hex.cell, price: laws.settings['hq.move_fee'] })
  },
  offer: (account) => {
    const to = ownWhere(account, (at) => designate.refuse(account, { kind: 'designate', at }))
    return to.length > 0 ? [option(designate, { label: `${designate.title}${moveFee(account)}`, to })] : []
  },
  describe: (_, { to = '…' }) => `${to} becomes the capital`,
  effect: feeOfView,
}
