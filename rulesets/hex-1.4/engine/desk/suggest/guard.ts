import type { Cell } from '../../../../kit/grid.js'
import { fortressHold, mostPoints } from '../../data/troops.js'
import type { Situation } from './situation.js'

/** Points of a fortress that an enemy may reach soon. */
const watchful = 1200

/** Points of occupation force that a fortress wants, by how near an enemy's land is: the last one sooner than others (HX-007). */
export const guardOf = (now: Situation, cell: Cell): number => {
  const [close, near] = now.fortresses.length > 1 ? [1, 2] : [3, 5]
  const steps = now.front(cell)
  if (steps <= close) return mostPoints.OF
  return steps <= near ? watchful : fortressHold
}
