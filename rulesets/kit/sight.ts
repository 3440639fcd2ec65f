/** How well a viewer knows a place, a piece or a number. Its age is a separate `asOf`. */
export type Sight = 'unknown' | 'located' | 'measured' | 'own'

const rungs: readonly Sight[] = ['unknown', 'located', 'measured', 'own']

/** The better of two grades. */
export const better = (a: Sight, b: Sight): Sight => (rungs.indexOf(a) >= rungs.indexOf(b) ? a : b)
