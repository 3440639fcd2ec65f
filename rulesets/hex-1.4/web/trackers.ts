import type { Tracker } from '../../kit/presentation.js'
import { hexesOf } from '../engine/view/hexes.js'
import type { HexView } from '../engine/view/view.js'
import * as tables from '../messages/tables.generated.js'

/** HX-005, HX-006: how far everybody has come, where that is public; else oneself. */
export const trackersOf = (view: HexView): readonly Tracker[] => {
  const { counts, toWin, treasuries } = view.detail
  const shown =
    counts.length > 0
      ? counts
      : treasuries.map(({ seat }) => ({
          seat,
          hexes: hexesOf(view.detail).filter(({ owner }) => owner === seat).length,
        }))
  return shown.map(({ seat, hexes: held }) => ({
    id: `hexes ${seat}`,
    seat,
    title: tables.toWin({ hexes: toWin }),
    done: Math.min(held, toWin),
    of: toWin,
    met: held >= toWin,
    secondary: false,
    cells: [],
  }))
}
