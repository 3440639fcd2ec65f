import type { SeatId } from './ids.js'

/** The first candidate whom both sides have named as a witness; null where they agree on none. Nobody is told whom only one side named. */
export const acceptedByBoth = (
  candidates: readonly SeatId[],
  first: readonly SeatId[],
  second: readonly SeatId[],
): SeatId | null => candidates.find((seat) => first.includes(seat) && second.includes(seat)) ?? null

/** Two claims of one figure, the lower first. */
export type Claims = readonly [low: number, high: number]

export const claimsOf = (one: number, other: number): Claims => [Math.min(one, other), Math.max(one, other)]

/** A figure moved no further than to the nearer of the two claims: what both say is kept. */
export const within = (value: number, [low, high]: Claims): number => Math.min(high, Math.max(low, value))
