import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import { once } from '../../../kit/memo.js'
import type { Seat, State } from './state.js'

type Kept = Pick<State, 'turn' | 'settings'>

/** Who is in the campaign now: not out, and not yet to come. */
export const isPlaying = ({ eliminated, reserved }: Seat): boolean => !eliminated && reserved === undefined

/** a start that somebody may still take, at the opening of a later turn. */
export const isKept = ({ turn, settings }: Kept, { reserved }: Seat): boolean =>
  reserved !== undefined && turn < settings['late.until']

/** a start that nobody took in time. */
export const hasLapsed = (state: Kept, seat: Seat): boolean => seat.reserved !== undefined && !isKept(state, seat)

/** sectors that nobody enters, each with the seat for which it is kept. */
export const closedSectors = once(
  (state: State): ReadonlyMap<Cell, Seat> =>
    new Map(
      state.seats.flatMap((seat) =>
        isKept(state, seat) ? (seat.reserved?.closed ?? []).map((cell) => [cell, seat] as const) : [],
      ),
    ),
)

/** a banner that nobody has led into the war in time. */
export const neverCame = (state: State, banner: PieceId): boolean =>
  state.seats.some((seat) => hasLapsed(state, seat) && seat.reserved?.banners.some(({ id }) => id === banner))
