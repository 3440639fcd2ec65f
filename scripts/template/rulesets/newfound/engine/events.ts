import type { GameEvent } from '../../kit/events.js'
import type { Cell } from '../../kit/grid.js'
import type { PieceId, SeatId } from '../../kit/ids.js'
import type { Settings } from './settings.js'
import type { Runner, State } from './state.js'

type Happened =
  | {
      readonly kind: 'opened'
      readonly settings: Settings
      readonly seats: State['seats']
      readonly ruins: readonly Cell[]
      readonly runners: readonly Runner[]
    }
  | { readonly kind: 'buried'; readonly at: Cell }
  | { readonly kind: 'moved'; readonly runner: PieceId; readonly to: Cell }
  | {
      readonly kind: 'met'
      readonly at: Cell
      readonly thrown: readonly { readonly seat: SeatId; readonly face: number }[]
      /** Who threw less and goes home; null when the dice were equal. */
      readonly beaten: SeatId | null
    }
  | { readonly kind: 'dugInVain'; readonly seat: SeatId; readonly at: Cell }
  | { readonly kind: 'found'; readonly seat: SeatId; readonly at: Cell }
  | { readonly kind: 'turnEnded'; readonly turn: number }

/** A fact with its audience. */
export type Happening = GameEvent & Happened
