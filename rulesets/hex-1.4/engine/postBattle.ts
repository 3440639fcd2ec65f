import type { Ask, Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import type { HexOrder } from './orders.js'
import type { State } from './state.js'
import type { Played } from './steps/played.js'

export const postBattleAsks = (_state: State): readonly Ask[] => []

/** HX-360, steps 1 to 5; without sheets nobody was asked. */
export const playPostBattle = (played: Played, _sheets: Sheets<HexOrder>, _dice: Dice): Played => played
