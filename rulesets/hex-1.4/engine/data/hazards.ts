/** Dangers of the ground on the table, by the d6 of the Hazard table (HX-443); they touch no RP (HX-445). */
export const hazards = {
  UNSTABLE_GROUND: { roll: 1 },
  SWAMP: { roll: 2 },
  WEAK_WARP_BARRIER: { roll: 3 },
  RADIOACTIVE_WASTE: { roll: 4 },
  MINEFIELD: { roll: 5 },
  PSYCHIC_NULL_ZONE: { roll: 6 },
} as const satisfies Readonly<Record<string, { readonly roll: number }>>

export type Hazard = keyof typeof hazards

export const isHazard = (name: string): name is Hazard => Object.hasOwn(hazards, name)
