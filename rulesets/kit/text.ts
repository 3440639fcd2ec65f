/** A number with a typographic minus sign. */
export const signed = (count: number): string => (count < 0 ? `−${String(-count)}` : String(count))

/** What is gained or lost: `+2`, `−3`. */
export const plusMinus = (count: number): string => (count > 0 ? `+${String(count)}` : signed(count))

/** `1 hex`, `2 hexes`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${signed(count)} ${Math.abs(count) === 1 ? one : many}`

/** `a, b and c`. */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1] ?? ''}`
