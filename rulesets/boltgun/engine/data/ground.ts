/** BG-054: water is impassable too, and only drawn otherwise. */
export const isImpassable = (symbol: string): boolean => symbol === '#' || symbol === '~'
