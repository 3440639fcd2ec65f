import { seatName } from '../../../../kit/seatName.js'
import type { HexView } from '../../view.js'
import type { Fields } from './fightReads.js'

/** What a report says of the winner. */
export const winnerText = (view: HexView, { winner, withdrew }: Fields): string => {
  if (typeof withdrew === 'string') return `${seatName(view, withdrew)} withdrew`
  if (winner === 'draw') return 'a draw'
  return typeof winner === 'string' ? `won by ${seatName(view, winner)}` : 'reported'
}
