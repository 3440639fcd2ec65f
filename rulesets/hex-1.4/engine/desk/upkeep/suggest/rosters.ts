import type { Json } from '../../../../../kit/json.js'
import { capsDue, type OwnForce } from '../../../legality/account.js'
import type { Caps } from '../../../legality/caps.js'
import type { UnitType } from '../../../data/troops.js'
import { unitsAlive } from '../../../pieces.js'
import { pointsPerUnit } from '../../suggest/enemies.js'
import type { Wish } from './purse.js'

interface Slot {
  readonly name: string
  readonly type: UnitType
  readonly models: number
  readonly most: (caps: Caps) => number
}

const slots = {
  hq: { name: 'Command squad', type: 'HQ', models: 1, most: ({ hq }) => 2 + hq },
  troops: { name: 'Line squad', type: 'INFANTRY', models: 10, most: () => 6 },
  elites: { name: 'Veterans', type: 'INFANTRY', models: 5, most: ({ elites }) => 3 + elites },
  fast: { name: 'Outriders', type: 'BIKE', models: 5, most: ({ fastAttack }) => 3 + fastAttack },
  heavy: { name: 'Battle tank', type: 'VEHICLE', models: 1, most: ({ heavySupport }) => 3 + heavySupport },
} as const satisfies Readonly<Record<string, Slot>>

/** In this order an army is listed, over and over, until it is spent. */
const order: readonly (keyof typeof slots)[] = ['hq', 'troops', 'troops', 'fast', 'elites', 'heavy']

/** So many units by the organisation chart, fewer where it has no room (HX-117). */
const chart = (count: number, caps: Caps): readonly Slot[] => {
  const list: Slot[] = []
  const used = new Map<Slot, number>()
  for (let round = 0; round < 12; round += 1)
    for (const key of order) {
      const slot: Slot = slots[key]
      const so = used.get(slot) ?? 0
      if (list.length >= count || so >= slot.most(caps)) continue
      used.set(slot, so + 1)
      list.push(slot)
    }
  return list
}

/** A roster of so many more units than there are; those that stand keep their names and what they have learnt. */
const rosterOf = (force: OwnForce, list: readonly Slot[]): Json => {
  const points = Math.floor(force.authorised / list.length)
  const kept = force.units.map(({ id, name, types, models }) => ({ id, name, types: [...types], models, points }))
  // Past the numbers that are taken: parts of a force keep theirs
  const last = Math.max(0, ...kept.map(({ name }) => Number(/\d+$/.exec(name)?.[0] ?? 0)))
  const fresh = list
    .slice(kept.length)
    .map(({ name, type, models }, at) => ({ name: `${name} ${String(last + at + 1)}`, types: [type], models, points }))
  return { units: [...kept, ...fresh] }
}

/** HX-117, HX-345: armies are listed as players list theirs, since units count where a battle is rolled off. */
export const rosters: Wish = ({ account }) => {
  const caps = capsDue(account)
  return account.forces
    .filter(({ class: kind, points, authorised }) => kind !== 'RF' && points === authorised)
    .flatMap((force) => {
      const list = chart(Math.floor(force.points / pointsPerUnit), caps)
      return list.length > Math.max(1, unitsAlive(force)) && list.length > force.units.length
        ? [{ kind: 'roster', piece: force.id, detail: rosterOf(force, list) }]
        : []
    })
}
