import type { Cell } from '../../../kit/grid.js'
import { facilities } from '../data/facilities.js'
import { specials } from '../data/specials.js'
import type { UpkeepOrder } from '../orders.js'
import { builtHexes, paid, refuse, siteObjection, type Account, type Judged } from './account.js'
import type { Deal } from './deal.js'
import { hasFortress, mayStand } from './holdings.js'
import { merge, split } from './reform.js'
import { roster } from './roster.js'
import { buyTroops, reinforce } from './troops.js'

type OrderOf<Kind extends UpkeepOrder['kind']> = Extract<UpkeepOrder, { readonly kind: Kind }>

/** RP that keep a claim without troops (HX-037). */
const claimPrice = 1
/** Most of one special in one order. */
export const mostTimes = 20

/** HX-140. */
const buyFacility = (account: Account, { facility, at }: OrderOf<'buyFacility'>): Judged => {
  const site = siteObjection(account, at)
  if (!('hex' in site)) return { ok: false, problem: site }
  const { cell } = site.hex
  const { title, price } = facilities[facility]
  const built = builtHexes(account).find((hex) => hex.cell === cell) ?? site.hex
  if (!mayStand(facility, built))
    return refuse('built', `There is a ${title} in ${at} already. Choose another hex.`, 'HX-140', { cell })
  return paid(account, { kind: 'due', item: { kind: 'facility', facility, at: cell }, price })
}

const buySpecial = (account: Account, { special, times }: OrderOf<'buySpecial'>): Judged =>
  Number.isInteger(times) && times >= 1 && times <= mostTimes
    ? paid(account, { kind: 'special', special, times, price: times * specials[special].price })
    : refuse('times', `Buy 1 to ${String(mostTimes)} at a time.`, 'HX-160')

/** HX-161: a hex of an enemy, as far as its buyer knows whose it is. */
const uplink = (account: Account, { at }: OrderOf<'uplink'>): Judged => {
  const cell = account.laws.cell(at)
  if (cell === null) return refuse('no-hex', `There is no hex ${at} on the map.`, 'HX-161')
  const owner = account.ownerOf(cell)
  if (owner === account.seat)
    return refuse('own', `${at} is yours: an uplink looks at a hex of an enemy.`, 'HX-161', { cell })
  if (owner === null)
    return refuse('unowned', `${at} is nobody’s: an uplink looks at a hex of an enemy.`, 'HX-161', { cell })
  const later = account.laws.settings['satellite.when'] === 'movement' ? ({ later: true } as const) : {}
  return paid(account, { kind: 'uplink', at: cell, ...later, price: specials.SATELLITE_UPLINK.price })
}

/** HX-164: free, unless the setting puts a fee on it. */
const designate = (account: Account, { at }: OrderOf<'designate'>): Judged => {
  const { laws, hexes, capital } = account
  const cell = laws.cell(at)
  const hex = hexes.find((own) => own.cell === cell)
  if (laws.settings['hq.move_mode'] !== 'designate')
    return refuse(
      'no-designation',
      'In this campaign the headquarters moves with its fortress: carry that to another hex.',
      'HX-164',
    )
  if (!hex || !hasFortress(hex))
    return refuse(
      'no-fortress',
      `A capital has a fortress of yours: ${at} has none.`,
      'HX-164',
      hex ? { cell: hex.cell } : {},
    )
  if (hex.cell === capital) return refuse('capital', `${at} is your capital already.`, 'HX-164', { cell: hex.cell })
  return paid(account, { kind: 'capital', at: hex.cell, price: laws.settings['hq.move_fee'] })
}

/** HX-164, the other reading: a fortress is carried to another own hex. */
const relocate = (account: Account, { from, at }: OrderOf<'relocate'>): Judged => {
  const { laws } = account
  if (laws.settings['hq.move_mode'] !== 'relocate')
    return refuse(
      'no-relocation',
      'In this campaign fortresses stay where they are: build another and name it capital.',
      'HX-164',
    )
  const [start, goal] = [siteObjection(account, from), siteObjection(account, at)]
  if (!('hex' in start)) return { ok: false, problem: start }
  if (!('hex' in goal)) return { ok: false, problem: goal }
  const where = { cell: start.hex.cell }
  if (!start.hex.facilities.includes('FORTRESS'))
    return refuse('no-fortress', `${from} has no fortress that could be carried.`, 'HX-164', where)
  const built = builtHexes(account).find((hex) => hex.cell === goal.hex.cell) ?? goal.hex
  if (!mayStand('FORTRESS', built))
    return refuse('built', `There is a fortress in ${at} already.`, 'HX-140', { cell: goal.hex.cell })
  return paid(account, { kind: 'carry', from: start.hex.cell, at: goal.hex.cell, price: laws.settings['hq.move_fee'] })
}

/** HX-037, where a claim needs RP. */
const claim = (account: Account, { at }: OrderOf<'claim'>): Judged => {
  if (!account.laws.settings['claim.requires_rp'])
    return refuse('no-claim', 'In this campaign a hex once entered is yours without a payment.', 'HX-037')
  const site = siteObjection(account, at)
  if (!('hex' in site)) return { ok: false, problem: site }
  const { cell } = site.hex
  if (!account.forces.some((force) => force.at === cell && force.class === 'CF'))
    return refuse(
      'no-conquest',
      `A claim is paid for while a conquest force of yours stands there: none is in ${at}.`,
      'HX-037',
      { cell },
    )
  return paid(account, { kind: 'claim', at: cell, price: claimPrice })
}

/** HX-080. */
const buyReroll = (account: Account): Judged => {
  const price = account.laws.settings['price.reroll']
  return price > 0
    ? paid(account, { kind: 'reroll', price })
    : refuse('not-sold', 'Re-rolls are not sold in this campaign.', 'HX-080')
}

/** What an order does, or why it is refused: judged from the buyer's own means, after the orders before it. */
export const judge = (account: Account, order: UpkeepOrder): Judged => {
  switch (order.kind) {
    case 'buyTroops':
      return buyTroops(account, order)
    case 'reinforce':
      return reinforce(account, order)
    case 'buyFacility':
      return buyFacility(account, order)
    case 'buySpecial':
      return buySpecial(account, order)
    case 'uplink':
      return uplink(account, order)
    case 'designate':
      return designate(account, order)
    case 'relocate':
      return relocate(account, order)
    case 'merge':
      return merge(account, order)
    case 'split':
      return split(account, order)
    case 'claim':
      return claim(account, order)
    case 'buyReroll':
      return buyReroll(account)
    case 'roster':
      return roster(account, order)
  }
}

const carried = (account: Account, from: Cell, at: Cell): Account => ({
  ...account,
  capital: account.capital === from ? at : account.capital,
  hexes: account.hexes.map((hex) => {
    if (hex.cell === from)
      return { ...hex, facilities: hex.facilities.filter((facility) => facility !== 'FORTRESS'), dormant: false }
    return hex.cell === at ? { ...hex, facilities: [...hex.facilities, 'FORTRESS'] } : hex
  }),
})

const after = (account: Account, deal: Deal): Account => {
  switch (deal.kind) {
    case 'due':
      return { ...account, due: [...account.due, deal.item] }
    case 'capital':
      return { ...account, capital: deal.at }
    case 'carry':
      return carried(account, deal.from, deal.at)
    case 'merge': {
      const due = account.due.map((item) =>
        'into' in item && item.into === deal.with ? { ...item, into: deal.force } : item,
      )
      const left = account.forces.filter(({ id }) => id !== deal.with)
      return {
        ...account,
        due,
        reformed: { ...account.reformed, merged: [...account.reformed.merged, deal.force] },
        forces: left.map((force) => (force.id === deal.force ? { ...force, ...deal.whole } : force)),
      }
    }
    case 'split': {
      const parts = (force: Account['forces'][number]) => deal.parts.map((part) => ({ ...part, at: force.at }))
      return {
        ...account,
        reformed: { ...account.reformed, split: [...account.reformed.split, ...deal.parts.map(({ id }) => id)] },
        forces: account.forces.flatMap((force) => (force.id === deal.force ? parts(force) : [force])),
      }
    }
    case 'roster':
      return {
        ...account,
        forces: account.forces.map((force) => (force.id === deal.force ? { ...force, units: deal.units } : force)),
      }
    case 'special':
    case 'uplink':
    case 'reroll':
    case 'claim':
      return account
  }
}

/** The buyer's means once an order is carried out. */
export const spend = (account: Account, deal: Deal): Account => {
  const left = after(account, deal)
  return { ...left, stash: left.stash - deal.price }
}
