import type { SeatId } from '../../../kit/ids.js'
import type { RulesContext, SeatContext } from '../model/rulesContext.js'
import { nobody, type State } from '../model/state.js'
import { seatBits, type SeatBits } from '../map/seatBits.js'
import type { Position } from '../steps/step.js'
import { touching } from '../ground/touching.js'

/** BG-175, A-33, A-59: sectors in or next to a banner's recon and battle ranges; of a search only where the settings say so. */
const sightOf = ({ state, context }: Pick<Position, 'state' | 'context'>): SeatBits => {
  const sight = seatBits(context.size, context.seats.length)
  const searching = new Set(context.settings['occupation.search_shows'] ? state.memory.searching : [])
  for (const banner of state.banners) {
    const seat = context.seat(banner.seat)
    const masks = searching.has(banner.id) ? [seat.battle, seat.recon, seat.search] : [seat.battle, seat.recon]
    for (const mask of masks) for (const cell of touching(context, mask.region(banner.at))) sight.add(cell, seat.index)
  }
  return sight
}

/** Runs of first cell, length and holder over the sectors in sight or the seat's own. */
const runsOf = (state: State, context: RulesContext, seat: SeatContext, sight: SeatBits): readonly number[] => {
  const runs: number[] = []
  let end = -1
  for (let cell = 0; cell < context.size; cell += 1) {
    const holder = state.hold[cell] ?? nobody
    if (holder !== seat.index + 1 && !sight.has(cell, seat.index)) continue
    if (end === cell && runs[runs.length - 1] === holder) runs[runs.length - 2] = (runs[runs.length - 2] ?? 0) + 1
    else runs.push(cell, 1, holder)
    end = cell + 1
  }
  return runs
}

/** What each seat still in play sees of occupation, its own sectors included. */
export const ownershipOf = (at: Pick<Position, 'state' | 'context'>): ReadonlyMap<SeatId, readonly number[]> => {
  const sight = sightOf(at)
  const living = at.context.seats.filter((_, index) => !at.state.seats[index]?.eliminated)
  return new Map(living.map((seat) => [seat.id, runsOf(at.state, at.context, seat, sight)]))
}
