import type { SeatId } from '../../../../kit/ids.js'
import { sparedBy } from '../../model/armyChanges.js'
import type { RulesContext } from '../../model/rulesContext.js'

/** Levels by which Tough or Very Tough lessens an attrition (BG-304, BG-307); both add up only where the settings say so. */
export const toughness = (context: RulesContext, seat: SeatId): number =>
  sparedBy(context.seat(seat).army, context.settings['tough.stack'])
