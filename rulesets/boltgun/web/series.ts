import type { Series } from '../../kit/documents.js'
import type { SeatId } from '../../kit/ids.js'
import { unpackLayer } from '../../kit/packed.js'
import { seatName } from '../../kit/seatName.js'
import type { BoltgunView } from '../engine/view/view.js'
import * as charts from '../messages/charts.generated.js'

/** Sides whose banners and sectors a view lists in full: one's own, and everybody's after the end. */
const listed = ({ viewer, legend }: BoltgunView): readonly SeatId[] => {
  switch (viewer.kind) {
    case 'seat':
      return [viewer.seat]
    case 'observer':
      return []
    case 'facilitator':
    case 'everyone':
      return legend.map(({ seat }) => seat)
  }
}

const bySeat = (view: BoltgunView, value: (seat: SeatId) => number): Series['lines'] =>
  listed(view).map((seat) => ({ key: seat, label: seatName(view, seat), seat, value: value(seat) }))

/** What the charts follow from turn to turn. */
export const seriesOf = (view: BoltgunView): readonly Series[] => {
  if (listed(view).length === 0) return []
  const owner = view.cells.find(({ key }) => key === 'owner')
  const holders = owner ? unpackLayer(owner) : []
  return [
    {
      ...{ id: 'sectors', measure: 'territory', title: charts.sectorsHeld(), unit: charts.sectors() },
      lines: bySeat(view, (seat) => holders.filter((holder) => holder === seat).length),
    },
    {
      ...{ id: 'levels', measure: 'strength', title: charts.strength(), unit: charts.levels() },
      lines: bySeat(view, (seat) =>
        view.pieces.reduce((sum, piece) => sum + (piece.seat === seat ? (piece.size ?? 0) : 0), 0),
      ),
    },
  ]
}
