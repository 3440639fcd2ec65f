import { token } from '../../../kit/ids.js'
import type { LegendEntry, MarkView } from '../../../kit/view.js'
import * as words from '../../messages/lateStart.generated.js'
import { namer } from '../ground/namer.js'
import { closedSectors, hasLapsed, isKept } from '../model/reserved.js'
import type { Seat, State } from '../model/state.js'

/** starts that are kept for late starters, which everybody knows. */
export const reservedMarks = (state: State): readonly MarkView[] => {
  const name = namer(state)
  return [...closedSectors(state)].map(([cell, { id: seat }], index) => ({
    id: token(`start-${String(index + 1)}`),
    kind: 'reserved',
    label: words.keptFor({ seat }),
    at: name(cell),
    asOf: state.turn,
  }))
}

export const legendOf = (state: State, seat: Seat): LegendEntry => ({
  seat: seat.id,
  title: seat.title,
  subtitle: seat.armyType,
  eliminated: seat.eliminated || hasLapsed(state, seat),
  ...(isKept(state, seat) && { reserved: true }),
})
