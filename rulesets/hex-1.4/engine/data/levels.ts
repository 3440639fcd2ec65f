/** Totals of experience → level (HX-393); each level brings an honour (HX-394). */
export const levels = [
  { name: 'EXPERIENCED', title: 'Experienced', from: 2 },
  { name: 'SURVIVOR', title: 'Survivor', from: 4 },
  { name: 'VETERAN', title: 'Veteran', from: 8 },
  { name: 'HARDENED_VETERAN', title: 'Hardened Veteran', from: 14 },
  { name: 'HEROIC', title: 'Heroic', from: 22 },
  { name: 'LEGENDARY', title: 'Legendary', from: 32 },
] as const

export type Level = (typeof levels)[number]['name']

/** Levels reached with so much experience. */
export const levelsReached = (experience: number): number => levels.filter(({ from }) => experience >= from).length

/** The level's name; null below the first. */
export const levelOf = (experience: number): Level | null => levels[levelsReached(experience) - 1]?.name ?? null
