import type { Message } from '../../../kit/messages.js'
import type { Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { specials } from '../data/specials.js'
import { every, facility, part, say, type Of } from './line.js'

type Item = Extract<Of<'purchased'>['deal'], { readonly kind: 'due' }>['item']

const itemOf = (item: Item, { name }: Reader): Message => {
  switch (item.kind) {
    case 'facility':
      return part('itemFacility', { facility: facility(item.facility), at: name(item.at) })
    case 'troops':
      return part('itemTroops', { class: item.class, force: item.as, points: item.points, at: name(item.at) })
    case 'fill':
      return part('itemFill', { points: item.points, force: item.into })
    case 'reinforce':
      return part('itemReinforce', { points: item.points, force: item.into })
  }
}

export const purchased = ({ deal }: Of<'purchased'>, reader: Reader): ReportLine => {
  const { name } = reader
  const { kind, price } = deal
  const data = { deal: kind, price }
  switch (deal.kind) {
    case 'due':
      return say('HX-107', 'purchases', 'boughtDue', { item: itemOf(deal.item, reader), price }, [], [], data)
    case 'special': {
      const title = part('special', { which: deal.special })
      const special = deal.times > 1 ? part('times', { count: deal.times, what: title }) : title
      return say(specials[deal.special].rule, 'purchases', 'boughtSpecial', { special, price }, [], [], data)
    }
    case 'uplink':
      return say('HX-161', 'purchases', 'boughtUplink', { at: name(deal.at), price }, [name(deal.at)], [], data)
    case 'reroll':
      return say('HX-080', 'purchases', 'boughtReroll', { price }, [], [], data)
    case 'capital':
      return say('HX-164', 'purchases', 'capitalNamed', { at: name(deal.at), price }, [name(deal.at)], [], data)
    case 'carry': {
      const [from, at] = [name(deal.from), name(deal.at)]
      return say('HX-164', 'purchases', 'fortressCarried', { from, at, price }, [from, at], [], data)
    }
    case 'claim':
      return say('HX-037', 'purchases', 'claimPaid', { at: name(deal.at), price }, [name(deal.at)], [], data)
    case 'merge': {
      const { force } = deal
      return say('HX-115', 'purchases', 'forcesJoined', { with: deal.with, force, price }, [], [force], data)
    }
    case 'split': {
      const ids = deal.parts.map(({ id }) => id)
      const parts = every(deal.parts.map(({ id, points }) => part('army', { force: id, points })))
      return say('HX-115', 'purchases', 'forceDivided', { force: deal.force, parts, price }, [], ids, data)
    }
    case 'roster':
      return say('HX-117', 'purchases', 'rosterWritten', { force: deal.force, price }, [], [deal.force], data)
  }
}

/** A new force, or one that has grown. */
export const placed = ({ item, force, at: cell, gained }: Of<'placed'>, { name }: Reader): ReportLine => {
  const at = name(cell)
  const about = force ? [force.id] : []
  if (item.kind === 'facility')
    return say('HX-108', 'placement', 'facilityBuilt', { facility: facility(item.facility), at }, [at], about, {
      gained,
    })
  const id = force?.id ?? (item.kind === 'troops' ? item.as : item.into)
  const points = force?.points ?? gained
  if (item.kind === 'troops' && item.as === id && points === gained)
    return say('HX-108', 'placement', 'forceRaised', { force: id, at, points }, [at], about, { gained })
  const over = item.kind === 'reinforce' ? Math.max(item.points - gained, 0) : 0
  return say('HX-108', 'placement', 'forceGrown', { force: id, at, gained, points, over }, [at], about, { gained })
}

export const notPlaced = (event: Of<'notPlaced'>, reader: Reader): ReportLine => {
  const { item, price, refunded, why, rule } = event
  const args = { item: itemOf(item, reader), why, price, refunded: refunded ? 'yes' : 'no' } as const
  const cells = 'at' in item ? [reader.name(item.at)] : []
  return say(rule, 'placement', 'notPlaced', args, cells, [], { price, refunded, why })
}
