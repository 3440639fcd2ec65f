import type { Ask, Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import type { GroupId } from '../../kit/ids.js'
import type { HexOrder } from './orders.js'
import type { State } from './state.js'
import { begin, type Played } from './steps/played.js'

/** Conflicts made of what Movement left, and every fight opened that need not wait for another; what needs no answer is settled at once. */
export const openBattles = (played: Played, _dice: Dice): Played => played

/** One group of asks about one fight; what it lets begin is opened. */
export const closeBattle = (state: State, _group: GroupId, _sheets: Sheets<HexOrder>, _dice: Dice): Played =>
  begin(state)

export const battleAsks = (_state: State): readonly Ask[] => []

export const undecided = (_state: State): boolean => false
