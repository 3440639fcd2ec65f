import type { Throw } from '../../kit/dice.js'
import { seatId, type SeatId } from '../../kit/ids.js'

/** Thrown by sides against each other: crossings, battles and raids, and what is left of an army. */
const bySide = new Set(['cross.d6', 'rolloff.d6', 'coin.d6', 'choose.d6', 'left.d6'])

/** Thrown for a formation, whose name begins with its seat: a recon force goes on, a unit survives. */
const byFormation = new Set(['recon.d6', 'survive.d6'])

/** Whose a throw is where high is good; finds, hazards, honours and the order of moves are nobody’s luck. */
export const throwerOf = ({ name, subject }: Throw): SeatId | null => {
  if (bySide.has(name)) return seatId(subject.slice(subject.lastIndexOf(':') + 1))
  return byFormation.has(name) ? seatId(subject.slice(0, subject.indexOf('-'))) : null
}
