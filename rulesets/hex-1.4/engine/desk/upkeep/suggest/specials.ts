import { specials } from '../../../data/specials.js'
import type { Wish } from './purse.js'

/** RP that are left over once everything else is bought. */
const plenty = 40

/** HX-161: the fortress that is wanted next is looked at where an army stands before it and nothing fresh is known of it. */
export const uplink: Wish = ({ account, now, aim }) => {
  if (aim.at === null || account.stash < specials.SATELLITE_UPLINK.price + 5) return []
  const hex = now.hex(aim.at)
  const near = account.forces.some(
    ({ at, class: kind, points }) => kind === 'CF' && points >= 1000 && aim.steps(at) <= 3,
  )
  const known = hex?.asOf !== null && hex?.asOf !== undefined && now.turn - hex.asOf <= 3
  return near && !known ? [{ kind: 'uplink', to: account.context.name(aim.at) }] : []
}

/** HX-162 … HX-163b: for the table, where an army stands before a fortress and RP are left over. */
export const support: Wish = ({ account, aim }) => {
  const near = account.forces.some(({ at, class: kind }) => kind === 'CF' && aim.at !== null && aim.steps(at) <= 2)
  if (!near || account.stash < plenty) return []
  return [
    { kind: 'buySpecial', item: 'AIR_STRIKE', amount: 1 },
    { kind: 'buySpecial', item: 'TRANSPORTER_DEVICE', amount: 1 },
    ...(account.stash >= 2 * plenty ? [{ kind: 'buySpecial', item: 'ADVANCED_INTEL', amount: 1 }] : []),
  ]
}
