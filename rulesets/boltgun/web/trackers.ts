import { gridOf } from '../../kit/board.js'
import type { SeatId } from '../../kit/ids.js'
import { unpackLayer } from '../../kit/packed.js'
import type { Tracker } from '../../kit/presentation.js'
import { featuresCalled } from '../engine/desk/features.js'
import type { BoltgunView, ObjectiveView } from '../engine/view/view.js'
import * as looks from '../messages/looks.generated.js'

interface Progress {
  readonly done: number
  readonly of: number
}

const carries = (view: BoltgunView, seat: SeatId, relic: string): boolean =>
  view.detail.banners.some(
    ({ id, relics }) => relics.includes(relic) && view.pieces.some((piece) => piece.id === id && piece.seat === seat),
  )

/** occupation counts undisputed sectors; a relic counts while a banner of one's own carries it. */
const progressOf = (view: BoltgunView, seat: SeatId, owners: readonly string[], objective: ObjectiveView): Progress => {
  const grid = gridOf(view.board)
  switch (objective.kind) {
    case 'occupy':
      return {
        done: objective.cells.filter((cell) => owners[grid.at(cell) ?? -1] === seat).length,
        of: objective.cells.length,
      }
    case 'count': {
      const of = objective.sectors ?? 1
      return { done: Math.min(of, owners.filter((owner) => owner === seat).length), of }
    }
    case 'hold':
      return { done: objective.relic !== null && carries(view, seat, objective.relic) ? 1 : 0, of: 1 }
    // Where it lies may be unknown: the last check tells
    case 'control':
      return { done: objective.held > 0 ? 1 : 0, of: 1 }
    case 'destroy':
      return { done: objective.targets.filter(({ destroyed }) => destroyed).length, of: objective.targets.length }
  }
}

/** Where a relic to be held or a feature to be controlled lies, when the viewer knows it. */
const cellsOf = (view: BoltgunView, { cells, relic, feature }: ObjectiveView): Tracker['cells'] => [
  ...cells,
  ...view.detail.relics.filter(({ id }) => id === relic).map(({ at }) => at),
  ...featuresCalled(view, feature).map(({ at }) => at),
]

/** BG-280 … BG-282: each packet's objectives with what is done of them at this moment. */
export const trackersOf = (view: BoltgunView): readonly Tracker[] => {
  const layer = view.cells.find(({ key }) => key === 'owner')
  const owners = layer ? unpackLayer(layer) : []
  // who is eliminated cannot win, and hears no more of sectors
  const isOut = (seat: SeatId): boolean => view.legend.some((entry) => entry.seat === seat && entry.eliminated)
  return view.detail.packets.flatMap(({ seat, objectives }) =>
    (isOut(seat) ? [] : objectives).map((objective, index) => ({
      id: `${seat}-${String(index)}`,
      seat,
      title: objective.text,
      ...(objective.checks > 1 && {
        note: looks.heldAtChecks({ held: objective.held, checks: objective.checks }),
      }),
      ...progressOf(view, seat, owners, objective),
      met: objective.met,
      secondary: objective.secondary,
      cells: cellsOf(view, objective),
    })),
  )
}
