import type { SeatId } from '../../../kit/ids.js'
import type { Battle } from '../model/battle.js'

/** HX-525: who reported against a bot and waits for somebody else's word; null where both sides are persons. */
export const aloneIn = ({ witness, filed, sides }: Battle): SeatId | null => {
  const [first, ...others] = sides.filter((_, side) => filed[side] !== null)
  return witness && first && others.length === 0 ? first.seat : null
}
