import type { BoltgunEvent } from '@muster/rulesets/boltgun/engine/events.js'
import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/state.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'

/**
 * A stretch of play as the oracle is told of it. From it the oracle works out what one seat may know, by the ledger (sections 7 and T, A-33 … A-35,
 * ) and never from what the engine says that the seat knows. Slow and plain on purpose: it is the yardstick.
 */
export interface Truth {
  /** As the turn's plans were asked for. */
  readonly start: State
  /** Everything that has happened since. */
  readonly events: readonly BoltgunEvent[]
  /** The states after each event. */
  readonly states: readonly State[]
  readonly now: State
  readonly seat: SeatId
  /** The seat's own plan. */
  readonly plan: readonly BoltgunOrder[]
}
