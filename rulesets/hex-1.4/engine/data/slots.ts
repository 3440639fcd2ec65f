import * as common from '../../messages/common.generated.js'
import type { UnitType } from './troops.js'

/** The organisation chart (HX-524): least and most choices of a list, before what facilities add. */
export const slots = {
  HQ: { least: 1, most: 2 },
  TROOPS: { least: 2, most: 6 },
  ELITES: { least: 0, most: 3 },
  FAST_ATTACK: { least: 0, most: 3 },
  HEAVY_SUPPORT: { least: 0, most: 3 },
  TRANSPORT: { least: 0, most: Infinity },
} as const

export type Slot = keyof typeof slots

export const slotTitle = (which: Slot): string => common.slot({ which })

export const isSlot = (name: string): name is Slot => Object.hasOwn(slots, name)

/** Where a unit counts: HQ and special characters always as HQ; what names no slot as Troops. */
export const slotOf = (unit: { readonly types: readonly UnitType[]; readonly slot?: Slot }): Slot =>
  unit.types.includes('HQ') || unit.types.includes('SPECIAL_CHARACTER') ? 'HQ' : (unit.slot ?? 'TROOPS')
