import type { Sheets } from '../../../kit/asks.js'
import type { Dice } from '../../../kit/dice.js'
import type { HexOrder } from '../orders.js'
import type { State } from '../state.js'
import { begin, type Played } from './played.js'

export const moveAll = (state: State, _sheets: Sheets<HexOrder>, _dice: Dice): Played => begin(state)
