import type { Cell } from '../../../kit/grid.js'
import { once } from '../../../kit/memo.js'
import type { Seat, State } from './state.js'

/** HX-533: a start that somebody may still take, at the opening of a later turn. */
export const isKept = ({ turn, settings }: Pick<State, 'turn' | 'settings'>, { reserved }: Seat): boolean =>
  reserved !== undefined && turn < settings['late.until']

/** HX-533: a start that nobody took in time. */
export const hasLapsed = (state: Pick<State, 'turn' | 'settings'>, seat: Seat): boolean =>
  seat.reserved !== undefined && !isKept(state, seat)

/** HX-534: hexes that nobody enters, each with the seat for which it is kept. */
export const closedHexes = once(
  (state: State): ReadonlyMap<Cell, Seat> =>
    new Map(
      state.seats
        .filter((seat) => isKept(state, seat))
        .flatMap((seat) => (seat.reserved ?? []).map((cell) => [cell, seat] as const)),
    ),
)
