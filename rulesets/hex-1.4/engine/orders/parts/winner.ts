import { seatName } from '../../../../kit/seatName.js'
import * as words from '../../../messages/answers.generated.js'
import type { HexView } from '../../view/view.js'
import type { Fields } from './fightReads.js'

/** What a report says of the winner. */
export const winnerText = (view: HexView, { winner, withdrew }: Fields): string => {
  if (typeof withdrew === 'string') return words.withdrew({ seat: seatName(view, withdrew) })
  if (winner === 'draw') return words.draw()
  return typeof winner === 'string' ? words.wonBy({ side: seatName(view, winner) }) : words.reported()
}
