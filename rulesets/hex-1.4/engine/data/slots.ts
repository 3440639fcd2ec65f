import type { UnitType } from './troops.js'

/** The organisation chart (HX-524): least and most choices of a list, before what facilities add. */
export const slots = {
  HQ: { title: 'HQ', least: 1, most: 2 },
  TROOPS: { title: 'Troops', least: 2, most: 6 },
  ELITES: { title: 'Elites', least: 0, most: 3 },
  FAST_ATTACK: { title: 'Fast Attack', least: 0, most: 3 },
  HEAVY_SUPPORT: { title: 'Heavy Support', least: 0, most: 3 },
  TRANSPORT: { title: 'dedicated transports', least: 0, most: Infinity },
} as const

export type Slot = keyof typeof slots

export const isSlot = (name: string): name is Slot => Object.hasOwn(slots, name)

/** Where a unit counts: HQ and special characters always as HQ; what names no slot as Troops. */
export const slotOf = (unit: { readonly types: readonly UnitType[]; readonly slot?: Slot }): Slot =>
  unit.types.includes('HQ') || unit.types.includes('SPECIAL_CHARACTER') ? 'HQ' : (unit.slot ?? 'TROOPS')
