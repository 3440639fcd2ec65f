import { malformed } from '../../../kit/draftShape.js'
import { ruleId } from '../../../kit/ids.js'
import type { Choice } from '../../../kit/orders.js'
import { fail, ok } from '../../../kit/result.js'
import { facilities, isFacility, type Facility } from '../data/facilities.js'
import { builtHexes, refuse, siteObjection } from '../legality/account.js'
import { paid } from '../legality/deal.js'
import { mayStand } from '../legality/holdings.js'
import { thingTitle } from '../view/names.js'
import { facilityAbout } from './parts/about.js'
import { option } from './parts/kind.js'
import { by, given, ownWhere, rpText, type BuyingOf } from './parts/purchase.js'

/** HX-140: a facility in an own hex. */
export const buyFacility: BuyingOf<'buyFacility'> = {
  ...{ kind: 'buyFacility', slot: 'facilities', title: 'Build a facility', rule: ruleId('HX-140') },
  shape: { must: ['item', 'to'], by },
  schema: null,
  read: (draft) => {
    const { at, item } = given(draft)
    return isFacility(item)
      ? ok({ kind: 'buyFacility', facility: item, at })
      : fail(malformed('facility', 'There is no facility of that name. Take one of those that are offered.', 'HX-140'))
  },
  refuse: (account, { facility, at }) => {
    const site = siteObjection(account, at)
    if (!('hex' in site)) return { ok: false, problem: site }
    const { cell } = site.hex
    const { title, price } = facilities[facility]
    const built = builtHexes(account).find((hex) => hex.cell === cell) ?? site.hex
    if (!mayStand(facility, built))
      return refuse('built', `There is a ${title} in ${at} already. Choose another hex.`, 'HX-140', { cell })
    return paid(account, { kind: 'due', item: { kind: 'facility', facility, at: cell }, price })
  },
  offer: (account) => {
    const item = (Object.keys(facilities) as readonly Facility[]).flatMap((facility): readonly Choice[] => {
      const to = ownWhere(account, (at) => buyFacility.refuse(account, { kind: 'buyFacility', facility, at }))
      const { title, price } = facilities[facility]
      const about = facilityAbout[facility]
      return to.length === 0 ? [] : [{ id: facility, label: title, badge: rpText(price), about, to }]
    })
    const to = [...new Set(item.flatMap((choice) => choice.to ?? []))]
    return item.length > 0 ? [option(buyFacility, { many: true, item, to })] : []
  },
  describe: (_, { item = '', to = '…' }) => `${thingTitle(item)} in ${to}`,
  effect: (_, { item = '' }) => (isFacility(item) ? rpText(facilities[item].price) : null),
}
