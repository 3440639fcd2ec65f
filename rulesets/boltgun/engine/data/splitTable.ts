import type { Laws } from '../laws.js'
import type { Banner } from '../state.js'

/**
 * Levels of the two parts of a split, larger first, or null where the banner is too small (BG-098): two levels are lost and the
 * rest is halved. Massive Armies split as 20 (BG-309); Flexible Command as two levels more (BG-317, A-25).
 */
export const splitLevels = (laws: Laws, banner: Pick<Banner, 'seat' | 'level'>): readonly [number, number] | null => {
  const own = Math.min(20, banner.level)
  const flexible = laws.has(banner.seat, 'FLEXIBLE_COMMAND')
  const row = flexible ? (laws.flag('flexible.extrapolate') ? own + 2 : Math.min(20, own + 2)) : own
  return row < 10 ? null : [Math.ceil((row - 2) / 2), Math.floor((row - 2) / 2)]
}
