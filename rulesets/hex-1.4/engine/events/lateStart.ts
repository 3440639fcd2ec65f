import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'

export type LateStartEvent =
  /** HX-533, HX-535: who comes late takes the start that was kept, with hexes around it and RP for the turns missed. */
  {
    readonly kind: 'lateStarterJoined'
    readonly seat: SeatId
    readonly turn: number
    /** The headquarters. */
    readonly at: Cell
    readonly around: readonly Cell[]
    readonly points: number
  }
