import type { Sheets } from '../../../kit/asks.js'
import type { SeatId } from '../../../kit/ids.js'
import { evolve } from '../evolve/evolve.js'
import type { HexEvent } from '../events/events.js'
import type { HexOrder } from '../model/orders.js'
import type { State } from '../model/state.js'

/** A turn being played: the state as it stands, and what has happened so far. */
export interface Played {
  readonly state: State
  readonly events: readonly HexEvent[]
}

export const begin = (state: State): Played => ({ state, events: [] })

export const append = ({ state, events }: Played, more: readonly HexEvent[]): Played =>
  more.length === 0 ? { state, events } : { state: evolve(state, more), events: [...events, ...more] }

/** What each seat sealed, in seat order; null is silence. */
export const bySeat = (
  { seats }: Pick<State, 'seats'>,
  sheets: Sheets<HexOrder>,
): readonly (readonly [SeatId, readonly HexOrder[] | null])[] =>
  seats.flatMap(({ id }) => {
    const sheet = sheets.find(({ seat }) => seat === id)
    return sheet ? [[id, sheet.orders] as const] : []
  })
