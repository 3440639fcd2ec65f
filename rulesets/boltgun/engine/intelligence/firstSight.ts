import type { BoltgunEvent } from '../model/events.js'
import { ownershipOf } from './ownership.js'
import { featuresFound } from './searching.js'
import type { Seat } from '../model/state.js'
import { toSeat, type Position } from '../steps/step.js'

/**
 * What a seat sees before its first turn: occupation in sight and the open features of its own sectors (BG-057, BG-175). Nobody has
 * sightings yet.
 */
export const firstSight = (
  at: Pick<Position, 'state' | 'context'>,
  seats: readonly Seat[] = at.state.seats,
  turn = 0,
): readonly BoltgunEvent[] => {
  const { state, context } = at
  const ownership = ownershipOf(at)
  return seats.flatMap((seat): readonly BoltgunEvent[] => {
    const seenBy = toSeat(seat.id)
    const features = state.features.filter(
      ({ id, at: cell, hidden }) =>
        !hidden && !seat.knowledge.features.includes(id) && state.hold[cell] === context.seat(seat.id).index + 1,
    )
    return [
      ...featuresFound(seat.id, features),
      {
        kind: 'intelligenceGained',
        seat: seat.id,
        turn,
        sightings: [],
        captures: [],
        ownership: ownership.get(seat.id) ?? [],
        eliminated: seat.eliminated,
        seenBy,
      },
    ]
  })
}
