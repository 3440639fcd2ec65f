import type { OfKind } from '../../../kit/events.js'
import type { Fact, HexEvent } from '../events/events.js'
import type { State } from '../model/state.js'

/** What each kind of some events makes of a state: all of them stand here, those that change nothing too. */
export type Evolvers<Part extends Fact = HexEvent> = {
  readonly [Kind in Part['kind']]: (state: State, event: OfKind<HexEvent, Kind>) => State
}

/** Told, and of no consequence for the state. */
export const unchanged = (state: State): State => state
