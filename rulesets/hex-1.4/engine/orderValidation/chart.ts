import { slots, slotOf, type Slot } from '../data/slots.js'
import type { Unit } from '../model/pieces.js'
import { capsStanding, refuse, type Account, type Objection, type OwnForce } from './account.js'
import { why } from './refusal.js'

type Line = Pick<Unit, 'types' | 'slot'>

const countOf = (units: readonly Line[], slot: Slot): number => units.filter((unit) => slotOf(unit) === slot).length

/** HX-524: most choices of each slot, with what standing facilities add; a recon force has one HQ, Troops and Fast Attack (HX-124). */
const mostOf = (account: Account, { class: kind }: OwnForce): Readonly<Record<Slot, number>> => {
  const caps = capsStanding(account)
  const recon = kind === 'RF'
  return {
    HQ: recon ? 1 : slots.HQ.most + caps.hq,
    TROOPS: slots.TROOPS.most,
    ELITES: recon ? 0 : slots.ELITES.most + caps.elites,
    FAST_ATTACK: slots.FAST_ATTACK.most + caps.fastAttack,
    HEAVY_SUPPORT: recon ? 0 : slots.HEAVY_SUPPORT.most + caps.heavySupport,
    TRANSPORT: Infinity,
  }
}

/** Dedicated transports go with their squads: no more of them than of units that are no vehicles. */
const transportObjection = (force: OwnForce, units: readonly Line[]): Objection | null => {
  const squads = units.filter((unit) => slotOf(unit) !== 'TRANSPORT' && !unit.types.includes('VEHICLE')).length
  return countOf(units, 'TRANSPORT') > squads
    ? refuse('transports', why('transports', { squads }), 'HX-524', { piece: force.id }).problem
    : null
}

/** Why a list breaks the chart; null where it does not, or where the campaign has none. */
export const chartObjection = (account: Account, force: OwnForce, units: readonly Line[]): Objection | null => {
  if (account.context.settings['roster.org_chart'] === 'free') return null
  const most = mostOf(account, force)
  for (const slot of Object.keys(slots) as readonly Slot[]) {
    const count = countOf(units, slot)
    if (count > most[slot])
      return refuse(
        'chart',
        why('slotFull', { force: force.id, most: most[slot], slot: why('slot', { which: slot }), count }),
        force.class === 'RF' ? 'HX-124' : 'HX-524',
        { piece: force.id },
      ).problem
  }
  return transportObjection(force, units)
}

/** HX-524: choices that the least list has and this one has not; remarked, never refused. */
export const missingChoices = (units: readonly Line[]): readonly { readonly slot: Slot; readonly missing: number }[] =>
  (Object.keys(slots) as readonly Slot[]).flatMap((slot) => {
    const missing = slots[slot].least - countOf(units, slot)
    return missing > 0 ? [{ slot, missing }] : []
  })
