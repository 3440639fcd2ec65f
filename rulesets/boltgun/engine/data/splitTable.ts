/** How an army splits (BG-317, A-25). */
export interface Splitting {
  /** Flexible Command. */
  readonly flexible: boolean
  /** Whether it reads the table beyond level 20. */
  readonly extrapolates: boolean
}

/**
 * Levels of the two parts of a split, larger first, or null where the banner is too small (BG-098): two levels are lost and the
 * rest is halved. Massive Armies split as 20 (BG-309); Flexible Command as two levels more (BG-317, A-25).
 */
export const splitLevels = (level: number, { flexible, extrapolates }: Splitting): readonly [number, number] | null => {
  const own = Math.min(20, level)
  const row = flexible ? (extrapolates ? own + 2 : Math.min(20, own + 2)) : own
  return row < 10 ? null : [Math.ceil((row - 2) / 2), Math.floor((row - 2) / 2)]
}
