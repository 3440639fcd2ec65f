import { malformed } from '../../../kit/draftShape.js'
import { ruleId } from '../../../kit/ids.js'
import type { Choice } from '../../../kit/orders.js'
import { fail, ok } from '../../../kit/result.js'
import { facilities, isFacility, type Facility } from '../data/facilities.js'
import { builtHexes, refuse, siteObjection } from '../orderValidation/account.js'
import { paid } from '../orderValidation/deal.js'
import { mayStand } from '../model/holdings.js'
import { thingTitle } from '../view/names.js'
import { option } from './parts/kind.js'
import { by, facilityThere, given, ownWhere, type BuyingOf } from './parts/purchase.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-140: a facility in an own hex. */
export const buyFacility: BuyingOf<'buyFacility'> = {
  ...{ kind: 'buyFacility', slot: 'facilities', title: words.build(), rule: ruleId('HX-140') },
  shape: { must: ['item', 'to'], by },
  schema: null,
  read: (draft) => {
    const { at, item } = given(draft)
    return isFacility(item)
      ? ok({ kind: 'buyFacility', facility: item, at })
      : fail(malformed('facility', words.noSuchFacility(), 'HX-140'))
  },
  refuse: (account, { facility, at }) => {
    const site = siteObjection(account, at)
    if (!('hex' in site)) return { ok: false, problem: site }
    const { cell } = site.hex
    const { price } = facilities[facility]
    const built = builtHexes(account).find((hex) => hex.cell === cell) ?? site.hex
    if (!mayStand(facility, built)) return refuse('built', facilityThere(facility, at), 'HX-140', { cell })
    return paid(account, { kind: 'due', item: { kind: 'facility', facility, at: cell }, price })
  },
  offer: (account) => {
    const item = (Object.keys(facilities) as readonly Facility[]).flatMap((facility): readonly Choice[] => {
      const to = ownWhere(account, (at) => buyFacility.refuse(account, { kind: 'buyFacility', facility, at }))
      const badge = words.rp({ price: facilities[facility].price })
      const about = words.facilityAbout({ which: facility })
      return to.length === 0 ? [] : [{ id: facility, label: thingTitle(facility), badge, about, to }]
    })
    const to = [...new Set(item.flatMap((choice) => choice.to ?? []))]
    return item.length > 0 ? [option(buyFacility, { many: true, item, to })] : []
  },
  describe: (_, { item = '', to = '…' }) => words.facilityIn({ facility: thingTitle(item), at: to }),
  effect: (_, { item = '' }) => (isFacility(item) ? words.rp({ price: facilities[item].price }) : null),
}
