import type { Dice } from '../../kit/dice.js'
import type { Scenario, SeatSetup } from '../../kit/ruleset.js'
import type { Settings } from '../../kit/settings.js'
import type { HexEvent } from './events.js'

export const setUp = (
  _scenario: Scenario,
  _settings: Settings,
  _seats: readonly SeatSetup[],
  _dice: Dice,
): readonly HexEvent[] => []
