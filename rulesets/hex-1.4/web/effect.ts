import type { OrderDraft } from '../../kit/orders.js'
import { facilities, isFacility } from '../engine/data/facilities.js'
import { isSpecial, specials } from '../engine/data/specials.js'
import { pointsPerRp } from '../engine/data/troops.js'
import { settingsOf } from '../engine/desk/laws.js'
import { tableOf } from '../engine/desk/movement/ground.js'
import { walk } from '../engine/desk/movement/walk.js'
import type { HexView } from '../engine/view.js'

const rp = (price: number): string => `${String(price)} RP`

/** HX-100: every started hundred costs one. */
const troops = (amount = 0): string => rp(Math.ceil(amount / pointsPerRp))

/** What an order costs, or what a march meets, as far as its player can tell. */
export const effectOf = (view: HexView, order: OrderDraft): string | null => {
  const { kind, item = '', amount } = order
  switch (kind) {
    case 'buyTroops':
    case 'buyRecon':
    case 'fillUp':
    case 'reinforce':
      return troops(amount)
    case 'buyFacility':
      return isFacility(item) ? rp(facilities[item].price) : null
    case 'buySpecial':
      return isSpecial(item) ? rp(specials[item].price * (amount ?? 1)) : null
    case 'uplink':
      return rp(specials.SATELLITE_UPLINK.price)
    case 'claim':
      return rp(1)
    case 'designate':
    case 'relocate': {
      const fee = settingsOf(view)['hq.move_fee']
      return fee === 0 ? null : rp(fee)
    }
    case 'move':
    case 'detach':
      return walk(tableOf(view), order, []).notes.join(' · ') || null
    default:
      return null
  }
}
