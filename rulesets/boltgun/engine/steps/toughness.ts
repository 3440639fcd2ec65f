import type { SeatId } from '../../../kit/ids.js'
import type { Laws } from '../laws.js'

/** Levels by which Tough or Very Tough lessens an attrition (BG-304, BG-307); both add up only where the settings say so. */
export const toughness = (laws: Laws, seat: SeatId): number => {
  const [tough, very] = [laws.has(seat, 'TOUGH') ? 1 : 0, laws.has(seat, 'VERY_TOUGH') ? 2 : 0]
  return laws.settings['tough.stack'] ? tough + very : Math.max(tough, very)
}
