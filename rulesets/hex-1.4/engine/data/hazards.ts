/** Dangers of the ground on the table, by the d6 of the Hazard table (HX-443); they touch no RP (HX-445). */
export const hazards = {
  UNSTABLE_GROUND: { title: 'Unstable ground', roll: 1 },
  SWAMP: { title: 'Swamp', roll: 2 },
  WEAK_WARP_BARRIER: { title: 'Weak warp barrier', roll: 3 },
  RADIOACTIVE_WASTE: { title: 'Radioactive waste', roll: 4 },
  MINEFIELD: { title: 'Minefield', roll: 5 },
  PSYCHIC_NULL_ZONE: { title: 'Psychic null zone', roll: 6 },
} as const satisfies Readonly<Record<string, { readonly title: string; readonly roll: number }>>

export type Hazard = keyof typeof hazards

export const isHazard = (name: string): name is Hazard => Object.hasOwn(hazards, name)
