/** What a hex may hold, by the 2d6 of the Resource table (HX-451): RP a turn, or once only. */
export const resources = {
  ORE_MINE_SMALL: { roll: 2, yield: 2, once: false },
  FUEL_REFINERY_SMALL: { roll: 3, yield: 2, once: false },
  WEAPONS_CACHE: { roll: 4, yield: 2, once: true },
  ORE_MINE_LARGE: { roll: 5, yield: 4, once: false },
  ANCIENT_RUIN: { roll: 6, yield: 3, once: true },
  CITY: { roll: 7, yield: 2, once: false },
  FUEL_REFINERY_LARGE: { roll: 8, yield: 4, once: false },
  ABANDONED_STRUCTURE: { roll: 9, yield: 0, once: false },
  CHEMICAL_PLANT: { roll: 10, yield: 2, once: false },
  ABUNDANT_WEAPONS_CACHE: { roll: 11, yield: 4, once: true },
  /** Its 5 RP are those of a fortress (HX-073, HX-457). */
  ABANDONED_FORTRESS: { roll: 12, yield: 0, once: false },
} as const satisfies Readonly<Record<string, { readonly roll: number; readonly yield: number; readonly once: boolean }>>

export type Resource = keyof typeof resources

export const isResource = (name: string): name is Resource => Object.hasOwn(resources, name)
