import type { Json } from '../../../../../kit/json.js'
import { slotOf, slots, type Slot } from '../../../data/slots.js'
import type { UnitType } from '../../../data/troops.js'
import { capsDue, type OwnForce } from '../../../orderValidation/account.js'
import type { Caps } from '../../../orderValidation/caps.js'
import { unitsAlive, type Unit } from '../../../model/pieces.js'
import { pointsPerUnit } from '../../suggest/enemies.js'
import type { Wish } from './purse.js'
import * as words from '../../../../messages/rosters.generated.js'

interface Choice {
  readonly slot: Slot
  readonly unit: Parameters<typeof words.botUnit>[0]['unit']
  readonly type: UnitType
  readonly models: number
  /** What facilities add to the chart (HX-147). */
  readonly more: (caps: Caps) => number
}

const troops: Choice = { slot: 'TROOPS', unit: 'troops', type: 'INFANTRY', models: 10, more: () => 0 }

/** In this order an army is listed, over and over, until it is spent. */
const order: readonly Choice[] = [
  { slot: 'HQ', unit: 'hq', type: 'HQ', models: 1, more: ({ hq }) => hq },
  ...[troops, troops],
  { slot: 'FAST_ATTACK', unit: 'fastAttack', type: 'BIKE', models: 5, more: ({ fastAttack }) => fastAttack },
  { slot: 'ELITES', unit: 'elites', type: 'INFANTRY', models: 5, more: ({ elites }) => elites },
  { slot: 'HEAVY_SUPPORT', unit: 'heavySupport', type: 'VEHICLE', models: 1, more: ({ heavySupport }) => heavySupport },
]

/** Enough for every place of the chart. */
const rounds = 8

/** So many new units as the organisation chart has room for beside those that stand (HX-524). */
const chosen = (units: readonly Unit[], count: number, caps: Caps): readonly Choice[] => {
  const list: Choice[] = []
  const used = new Map<Slot, number>()
  for (const unit of units) used.set(slotOf(unit), (used.get(slotOf(unit)) ?? 0) + 1)
  for (const choice of Array.from({ length: rounds }, () => order).flat()) {
    const so = used.get(choice.slot) ?? 0
    if (list.length >= count || so >= slots[choice.slot].most + choice.more(caps)) continue
    used.set(choice.slot, so + 1)
    list.push(choice)
  }
  return list
}

/** A roster with so many more units; those that stand keep their names and what they have learnt. */
const rosterOf = ({ authorised, units }: OwnForce, more: readonly Choice[]): Json => {
  const points = Math.floor(authorised / (units.length + more.length))
  const kept = units.map(({ id, name, types, models, slot }) => {
    const place = slot === undefined ? {} : { slot }
    return { id, name, types: [...types], models, points, ...place }
  })
  // Past the numbers that are taken: parts of a force keep theirs
  const last = Math.max(0, ...units.map(({ name }) => Number(/\d+$/.exec(name)?.[0] ?? 0)))
  const fresh = more.map(({ slot, unit, type, models }, at) => {
    return { name: words.botUnit({ unit, number: last + at + 1 }), types: [type], slot, models, points }
  })
  return { units: [...kept, ...fresh] }
}

const isWhole = ({ points, authorised, units }: OwnForce): boolean =>
  points === authorised && units.every(({ alive, models }) => alive === models)

/** HX-117, HX-345: armies are listed as players list theirs, since units count where a battle is rolled off. */
export const rosters: Wish = ({ account }) => {
  const caps = capsDue(account)
  return account.forces
    .filter((force) => force.class !== 'RF' && isWhole(force))
    .flatMap((force) => {
      const count = Math.floor(force.points / pointsPerUnit)
      const more = chosen(force.units, count - force.units.length, caps)
      return more.length > 0 && force.units.length + more.length > Math.max(1, unitsAlive(force))
        ? [{ kind: 'roster', piece: force.id, detail: rosterOf(force, more) }]
        : []
    })
}
