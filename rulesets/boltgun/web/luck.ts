import type { Throw } from '../../kit/dice.js'
import { seatId, type SeatId } from '../../kit/ids.js'

/** BG-231: each side of an abstract battle throws for itself, and the higher wins. Places, missions and ways are nobody’s luck. */
export const throwerOf = ({ name, subject }: Throw): SeatId | null =>
  name === 'abr.2d6' ? seatId(subject.slice(subject.lastIndexOf(':') + 1)) : null
