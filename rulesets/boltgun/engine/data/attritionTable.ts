/**
 * Levels lost by points lost (BG-250, BG-251): none up to 300, then one for each 200 begun, at most 9 (BG-253); two fewer behind works
 * (BG-252). Half points are dropped, and more than 2000 count as the last row.
 */
export const levelsLost = (points: number, works: 'none' | 'fortified' | 'entrenched'): number => {
  const whole = Math.floor(points)
  const normal = whole <= 300 ? 0 : Math.min(9, Math.ceil((whole - 300) / 200))
  return works === 'none' ? normal : Math.max(0, normal - 2)
}
