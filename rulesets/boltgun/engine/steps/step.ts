import type { Dice } from '../../../kit/dice.js'
import type { SeatId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../model/events.js'
import type { RulesContext } from '../model/rulesContext.js'
import type { State } from '../model/state.js'
import type { Plans } from './standing.js'

/** Where the turn stands when a step begins. */
export interface Position {
  readonly state: State
  readonly context: RulesContext
  readonly plans: Plans
  readonly dice: Dice
}

/** One step of the turn: what happens, in order. */
export type Step = (at: Position) => readonly BoltgunEvent[]

/** Only the seat itself learns of it. */
export const toSeat = (seat: SeatId): readonly SeatId[] => {
  const found = audiences.get(seat)
  if (found) return found
  const audience = [seat]
  audiences.set(seat, audience)
  return audience
}

/** One list a seat serves all its events. */
const audiences = new Map<SeatId, readonly SeatId[]>()
