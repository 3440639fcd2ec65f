import { seatId, type SeatId } from '../../kit/ids.js'
import type { HexCase } from './document.js'

/** An id's owner is its first word up to a digit or a dash, unless the case says otherwise. */
export const ownerOf = (document: Pick<HexCase, 'forces' | 'players'>, id: string): SeatId => {
  const stated = document.forces?.[id]?.owner
  if (stated !== undefined) return seatId(stated)
  const named = Object.keys(document.players).find((player) => id === player || id.startsWith(`${player}-`))
  return seatId(named ?? /^[^\d-]+/.exec(id)?.[0] ?? id)
}
