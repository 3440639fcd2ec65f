import type { SeatId } from '../../../../kit/ids.js'
import { sparedBy } from '../../data/armyChanges.js'
import type { Laws } from '../../laws.js'

/** Levels by which Tough or Very Tough lessens an attrition (BG-304, BG-307); both add up only where the settings say so. */
export const toughness = (laws: Laws, seat: SeatId): number =>
  sparedBy(laws.seat(seat).army, laws.settings['tough.stack'])
