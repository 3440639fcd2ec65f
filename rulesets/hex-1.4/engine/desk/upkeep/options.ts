import type { Cell } from '../../../../kit/grid.js'
import { ruleId, type CellName } from '../../../../kit/ids.js'
import type { AmountRange, Choice, OrderOption } from '../../../../kit/orders.js'
import { facilities, type Facility } from '../../data/facilities.js'
import { specials, type HeldSpecial } from '../../data/specials.js'
import { classTitles, fewestConquest, mostPoints, pointsPerRp, type ForceClass } from '../../data/troops.js'
import { pointsIn, type Account } from '../../legality/account.js'
import { judge, mostTimes } from '../../legality/purchase.js'
import type { UpkeepOrder } from '../../orders.js'
import { compositionSchema } from '../composition.js'
import { facilityAbout, specialAbout, troopsAbout } from './about.js'
import { forceOptions } from './forces.js'

type Sited = (at: CellName) => UpkeepOrder

const where = (account: Account, cells: readonly Cell[], order: Sited): readonly CellName[] =>
  cells.map((cell) => account.laws.name(cell)).filter((at) => judge(account, order(at)).ok)

const own = (account: Account, order: Sited): readonly CellName[] =>
  where(
    account,
    account.hexes.map(({ cell }) => cell),
    order,
  )

const offered = (kind: string, label: string, slot: string, rule: string, more: Partial<OrderOption>): OrderOption => ({
  ...{ kind, label, slot, rule: ruleId(rule), many: true },
  ...more,
})

/** Points of a new force that can be paid: in every hex offered all of them have room. */
const rangeOf = ({ stash }: Account, kind: ForceClass): AmountRange => ({
  min: kind === 'CF' ? fewestConquest : pointsPerRp,
  max: Math.min(mostPoints[kind], stash * pointsPerRp),
  step: pointsPerRp,
})

const sites = (account: Account, kind: ForceClass): readonly CellName[] => {
  const { min, max } = rangeOf(account, kind)
  // OF that stand are filled up where they are
  const free = account.hexes.filter(({ cell }) => kind !== 'OF' || pointsIn(account, cell, 'OF') === 0)
  return max < min
    ? []
    : where(
        account,
        free.map(({ cell }) => cell),
        (at) => ({ kind: 'buyTroops', class: kind, points: max, at }),
      )
}

const troops = (account: Account): readonly OrderOption[] => {
  const choices = (['CF', 'OF'] as const).flatMap((kind): readonly Choice[] => {
    const to = sites(account, kind)
    if (to.length === 0) return []
    return [
      {
        id: kind,
        label: classTitles[kind],
        badge: '1 RP per 100',
        about: troopsAbout[kind],
        amount: rangeOf(account, kind),
        to,
      },
    ]
  })
  const to = [...new Set(choices.flatMap((choice) => choice.to ?? []))]
  const recon = sites(account, 'RF')
  return [
    ...(choices.length > 0 ? [offered('buyTroops', 'Raise a force', 'troops', 'HX-100', { item: choices, to })] : []),
    ...(recon.length > 0
      ? [
          offered('buyRecon', 'Raise a recon force', 'troops', 'HX-104', {
            ...{ to: recon, amount: rangeOf(account, 'RF'), detail: compositionSchema },
          }),
        ]
      : []),
  ]
}

const buildings = (account: Account): readonly OrderOption[] => {
  const choices = (Object.keys(facilities) as readonly Facility[]).flatMap((facility): readonly Choice[] => {
    const to = own(account, (at) => ({ kind: 'buyFacility', facility, at }))
    const { title, price } = facilities[facility]
    return to.length === 0
      ? []
      : [{ id: facility, label: title, badge: `${String(price)} RP`, about: facilityAbout[facility], to }]
  })
  const to = [...new Set(choices.flatMap((choice) => choice.to ?? []))]
  return choices.length > 0
    ? [offered('buyFacility', 'Build a facility', 'facilities', 'HX-140', { item: choices, to })]
    : []
}

const held: readonly HeldSpecial[] = ['AIR_STRIKE', 'ADVANCED_INTEL', 'TRANSPORTER_DEVICE']

const useful = (account: Account): readonly OrderOption[] => {
  const choices = held.flatMap((special): readonly Choice[] => {
    const { title, price } = specials[special]
    const max = Math.min(mostTimes, Math.floor(account.stash / price))
    return max < 1
      ? []
      : [
          {
            id: special,
            label: title,
            badge: `${String(price)} RP each`,
            about: specialAbout[special],
            amount: { min: 1, max },
          },
        ]
  })
  const seen = where(
    account,
    Array.from({ length: account.laws.size }, (_, cell) => cell),
    (at) => ({ kind: 'uplink', at }),
  )
  const reroll = account.laws.settings['price.reroll']
  return [
    ...(choices.length > 0 ? [offered('buySpecial', 'Buy a special', 'specials', 'HX-160', { item: choices })] : []),
    ...(seen.length > 0
      ? [
          offered('uplink', `Satellite Uplink, ${String(specials.SATELLITE_UPLINK.price)} RP`, 'specials', 'HX-161', {
            to: seen,
          }),
        ]
      : []),
    ...(judge(account, { kind: 'buyReroll' }).ok
      ? [offered('buyReroll', `Recon re-roll, ${String(reroll)} RP`, 'specials', 'HX-080', {})]
      : []),
  ]
}

const once = (kind: string, label: string, more: Partial<OrderOption>): OrderOption => ({
  ...{ kind, label, slot: 'capital', rule: ruleId('HX-164') },
  ...more,
})

const capital = (account: Account): readonly OrderOption[] => {
  const fee = account.laws.settings['hq.move_fee']
  const cost = fee > 0 ? `, ${String(fee)} RP` : ''
  const named = own(account, (at) => ({ kind: 'designate', at }))
  const carried = account.hexes.flatMap(({ cell }): readonly Choice[] => {
    const from = account.laws.name(cell)
    const to = own(account, (at) => ({ kind: 'relocate', from, at }))
    return to.length > 0 ? [{ id: from, label: `From ${from}`, to }] : []
  })
  const to = [...new Set(carried.flatMap((choice) => choice.to ?? []))]
  const claims = own(account, (at) => ({ kind: 'claim', at }))
  return [
    ...(named.length > 0 ? [once('designate', `Name a capital${cost}`, { to: named })] : []),
    ...(carried.length > 0 ? [once('relocate', `Carry a fortress to another hex${cost}`, { item: carried, to })] : []),
    ...(claims.length > 0 ? [offered('claim', 'Secure a claim, 1 RP', 'claims', 'HX-037', { to: claims })] : []),
  ]
}

/** Everything that can be bought or ordered now, each alone: what the sheet leaves is told by its tally. */
export const upkeepOptions = (account: Account): readonly OrderOption[] => [
  ...troops(account),
  ...buildings(account),
  ...useful(account),
  ...capital(account),
  ...forceOptions(account),
]
