import { token } from '../../../kit/ids.js'
import type { MarkView } from '../../../kit/view.js'
import * as words from '../../messages/lateStart.generated.js'
import { closedHexes } from '../model/reserved.js'
import { contextOf } from '../model/rulesContext.js'
import type { State } from '../model/state.js'

/** HX-534: starts that are kept for late starters, which everybody knows. */
export const reservedMarks = (state: State): readonly MarkView[] => {
  const { name } = contextOf(state)
  return [...closedHexes(state)].map(([cell, { id: seat }], index) => ({
    id: token(`start-${String(index + 1)}`),
    kind: 'reserved',
    label: words.keptFor({ seat }),
    at: name(cell),
    asOf: state.turn,
  }))
}
