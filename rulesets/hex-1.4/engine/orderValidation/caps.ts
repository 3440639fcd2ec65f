import type { Facility } from '../data/facilities.js'
import { hasBase, hasFortress, type Works } from '../model/holdings.js'

/** An owned hex as caps count it. */
export interface CapHex extends Works {
  /** Its fortress sleeps (HX-157). */
  readonly dormant: boolean
}

/** Forces and slots that a player's hexes allow (HX-111, HX-112, HX-118, HX-153). */
export interface Caps {
  readonly CF: number
  readonly RF: number
  readonly specialCharacters: number
  readonly hq: number
  readonly elites: number
  readonly fastAttack: number
  readonly heavySupport: number
}

const holding = (hexes: readonly CapHex[], facility: Facility): number =>
  hexes.filter(({ facilities }) => facilities.includes(facility)).length

/** What a player's hexes allow now; `stack`: slot facilities add up (`slots.stack`). A sleeping fortress gives nothing. */
export const capsOf = (hexes: readonly CapHex[], stack: boolean): Caps => {
  const awake = hexes.filter((hex) => hasFortress(hex) && !hex.dormant).length
  // HX-153
  const slots = (facility: Facility): number => Math.min(holding(hexes, facility), stack ? Infinity : 1)
  return {
    CF: hexes.filter(hasBase).length + awake,
    RF: holding(hexes, 'COMM_STATION') + awake,
    specialCharacters: awake,
    hq: slots('OFFICER_TRAINING_SCHOOL'),
    elites: slots('TRAINING_CENTER'),
    fastAttack: slots('MOTORPOOL'),
    heavySupport: slots('TANK_FACTORY'),
  }
}

/** HX-143: airstrips add up without limit. */
export const airstripsOf = (hexes: readonly CapHex[]): number => holding(hexes, 'AIRSTRIP')

/** HX-243: one recon centre serves all recon forces. */
export const hasReconCentre = (hexes: readonly CapHex[]): boolean => holding(hexes, 'RECON_CENTRE') > 0
