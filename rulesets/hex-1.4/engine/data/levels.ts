/** Totals of experience → level (HX-393); each level brings an honour (HX-394). */
export const levels = [
  { name: 'EXPERIENCED', from: 2 },
  { name: 'SURVIVOR', from: 4 },
  { name: 'VETERAN', from: 8 },
  { name: 'HARDENED_VETERAN', from: 14 },
  { name: 'HEROIC', from: 22 },
  { name: 'LEGENDARY', from: 32 },
] as const

export type Level = (typeof levels)[number]['name']

/** Levels reached with so much experience. */
export const levelsReached = (experience: number): number => levels.filter(({ from }) => experience >= from).length

/** The level's name; null below the first. */
export const levelOf = (experience: number): Level | null => levels[levelsReached(experience) - 1]?.name ?? null
