import { badInput, type Problem } from '../../base/problems.js'

/** A seat's share in the dice: 32 random bytes in hex, so that nobody could know the dice before all seats were taken. */
export const isSeatBytes = (bytes: string | undefined): bytes is string => /^[0-9a-f]{64}$/.test(bytes ?? '')

export const seatBytesProblem = (): Problem =>
  badInput('A seat needs seatBytes, its contribution to the dice: 32 random bytes as 64 hex digits in lower case.')
