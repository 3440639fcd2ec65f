import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { specials } from '../data/specials.js'
import { refuse } from '../legality/account.js'
import { paid } from '../legality/deal.js'
import { option } from './parts/kind.js'
import { by, given, rpText, where, type BuyingOf } from './parts/purchase.js'

const { price } = specials.SATELLITE_UPLINK

/** HX-161: a hex of an enemy is seen, as far as its buyer knows whose it is. */
export const uplink: BuyingOf<'uplink'> = {
  ...{ kind: 'uplink', slot: 'specials', title: `Satellite Uplink, ${rpText(price)}`, rule: ruleId('HX-161') },
  shape: { must: ['to'], by },
  schema: null,
  read: (draft) => ok({ kind: 'uplink', at: given(draft).at }),
  refuse: (account, { at }) => {
    const cell = account.laws.cell(at)
    if (cell === null) return refuse('no-hex', `There is no hex ${at} on the map.`, 'HX-161')
    const owner = account.ownerOf(cell)
    if (owner === account.seat)
      return refuse('own', `${at} is yours: an uplink looks at a hex of an enemy.`, 'HX-161', { cell })
    if (owner === null)
      return refuse('unowned', `${at} is nobody’s: an uplink looks at a hex of an enemy.`, 'HX-161', { cell })
    const later = account.laws.settings['satellite.when'] === 'movement' ? ({ later: true } as const) : {}
    return paid(account, { kind: 'uplink', at: cell, ...later, price })
  },
  offer: (account) => {
    const cells = Array.from({ length: account.laws.size }, (_, cell) => cell)
    const to = where(account, cells, (at) => uplink.refuse(account, { kind: 'uplink', at }))
    return to.length > 0 ? [option(uplink, { many: true, to })] : []
  },
  describe: (_, { to = '…' }) => `Satellite Uplink on ${to}`,
  effect: () => rpText(price),
}
