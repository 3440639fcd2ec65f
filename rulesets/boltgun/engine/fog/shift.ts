import type { SeatId } from '../../../kit/ids.js'
import type { Battle, State } from '../state.js'
import type { ShiftView } from '../view.js'

export const shiftFor = (_state: State, _battle: Battle, _seat: SeatId | null): ShiftView | null => null
