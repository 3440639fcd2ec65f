import { cellName, ruleId } from '../../../kit/ids.js'
import type { Choice } from '../../../kit/orders.js'
import { ok } from '../../../kit/result.js'
import { builtHexes, refuse, siteObjection } from '../orderValidation/account.js'
import { paid } from '../orderValidation/deal.js'
import { why } from '../orderValidation/refusal.js'
import { mayStand } from '../model/holdings.js'
import { feeOfView } from './parts/capital.js'
import { option } from './parts/kind.js'
import { by, facilityThere, given, moveFee, ownWhere, type BuyingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-164, the other reading: a fortress is carried to another own hex. */
export const relocate: BuyingOf<'relocate'> = {
  ...{ kind: 'relocate', slot: 'capital', title: words.moveFortress({ fee: 0 }), rule: ruleId('HX-164') },
  shape: { must: ['item', 'to'], by },
  schema: null,
  read: (draft) => {
    const { at, item } = given(draft)
    return ok({ kind: 'relocate', from: cellName(item), at })
  },
  refuse: (account, { from, at }) => {
    const { context } = account
    if (context.settings['hq.move_mode'] !== 'relocate')
      return refuse('no-relocation', why('fortressStays', {}), 'HX-164')
    const [start, goal] = [siteObjection(account, from), siteObjection(account, at)]
    if (!('hex' in start)) return { ok: false, problem: start }
    if (!('hex' in goal)) return { ok: false, problem: goal }
    const [left, cell] = [start.hex.cell, goal.hex.cell]
    if (!start.hex.facilities.includes('FORTRESS'))
      return refuse('no-fortress', why('nothingToMove', { from }), 'HX-164', { cell: left })
    const built = builtHexes(account).find((hex) => hex.cell === cell) ?? goal.hex
    if (!mayStand('FORTRESS', built)) return refuse('built', facilityThere('FORTRESS', at), 'HX-140', { cell })
    return paid(account, { kind: 'carry', from: left, at: cell, price: context.settings['hq.move_fee'] })
  },
  offer: (account) => {
    const item = account.hexes.flatMap(({ cell }): readonly Choice[] => {
      const from = account.context.name(cell)
      const to = ownWhere(account, (at) => relocate.refuse(account, { kind: 'relocate', from, at }))
      return to.length > 0 ? [{ id: from, label: words.fromHex({ at: from }), to }] : []
    })
    const to = [...new Set(item.flatMap((choice) => choice.to ?? []))]
    return item.length > 0 ? [option(relocate, { label: words.moveFortress({ fee: moveFee(account) }), item, to })] : []
  },
  describe: (_, { item = '…', to = '…' }) => words.movesFortress({ from: item, at: to }),
  effect: feeOfView,
}
