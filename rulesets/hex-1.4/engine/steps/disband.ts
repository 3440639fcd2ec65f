import type { SeatId } from '../../../kit/ids.js'
import { controlledBy, hexAt, playing } from '../model/control.js'
import type { HexEvent } from '../events/events.js'
import { capsOf, type Caps } from '../orderValidation/caps.js'
import { byText } from '../model/pieces.js'
import type { State } from '../model/state.js'

/** Forces and slots that a seat's hexes allow now (HX-156). */
export const capsNow = (state: State, seat: SeatId): Caps =>
  capsOf(
    controlledBy(state, seat).map((cell) => hexAt(state, cell)),
    state.settings['slots.stack'],
  )

const surplusOf = (state: State, seat: SeatId, kind: 'CF' | 'RF'): readonly HexEvent[] => {
  const own = state.forces.filter((force) => force.seat === seat && force.class === kind)
  const allowed = capsNow(state, seat)[kind]
  return own
    .filter(({ at }) => !hexAt(state, at).contested)
    .sort((a, b) => a.points - b.points || byText(b.id, a.id))
    .slice(0, Math.max(0, own.length - allowed))
    .map(({ id, points, at }) => ({
      ...{ kind: 'disbanded', seat, force: id, class: kind, points, at },
      ...{ allowed, had: own.length, seenBy: [seat] },
    }))
}

/** HX-113: under `caps.over=disband` the smallest go first; what still fights stays. */
export const disbandSurplus = (state: State): readonly HexEvent[] =>
  state.settings['caps.over'] === 'keep'
    ? []
    : playing(state).flatMap(({ id }) => [...surplusOf(state, id, 'CF'), ...surplusOf(state, id, 'RF')])
