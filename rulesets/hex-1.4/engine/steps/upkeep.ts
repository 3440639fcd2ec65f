import type { Sheets } from '../../../kit/asks.js'
import type { Dice } from '../../../kit/dice.js'
import type { HexEvent } from '../events.js'
import type { HexOrder } from '../orders.js'
import type { State } from '../state.js'

export const closeUpkeep = (_state: State, _sheets: Sheets<HexOrder>, _dice: Dice): readonly HexEvent[] => []
