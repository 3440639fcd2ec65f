import type { Settings } from '../settings/settings.js'

/** HX-006: hexes that win the campaign; a part of a hex counts as a whole one. */
export const hexesToWin = (
  hexes: readonly { readonly ruined: boolean }[],
  fraction: number,
  denominator: Settings['win.denominator'],
): number => {
  const counted = denominator === 'usable' ? hexes.filter(({ ruined }) => !ruined).length : hexes.length
  // A hair less, so that 0.07 of 100 is 7
  return Math.ceil(fraction * counted - 1e-9)
}
