import { seatName } from '../../kit/seatName.js'
import type { Series } from '../../kit/documents.js'
import { hexesOf } from '../engine/view/hexes.js'
import type { HexView } from '../engine/view/view.js'
import * as tables from '../messages/tables.generated.js'

/** HX-501: everybody's hexes where they are public; else one's own. */
const hexes = (view: HexView): Series => {
  const { counts, treasuries } = view.detail
  const shown =
    counts.length > 0
      ? counts
      : treasuries.map(({ seat }) => ({
          seat,
          hexes: hexesOf(view.detail).filter(({ owner }) => owner === seat).length,
        }))
  return {
    id: 'hexes',
    measure: 'territory',
    title: tables.hexesHeld(),
    unit: tables.hexesUnit(),
    lines: shown.map(({ seat, hexes: value }) => ({
      key: seat,
      label: seatName(view, seat),
      seat,
      value,
    })),
  }
}

/** Points of the forces that a view lists in full: one's own, and everybody's after the end. */
const underArms = (view: HexView): Series => ({
  id: 'points',
  measure: 'strength',
  title: tables.underArms(),
  unit: tables.pointsUnit(),
  lines: view.detail.treasuries.map(({ seat }) => ({
    key: seat,
    label: seatName(view, seat),
    seat,
    value: view.detail.forces.reduce((sum, force) => sum + (force.seat === seat ? force.points : 0), 0),
  })),
})

const ownRp = ({ detail: { treasuries } }: HexView): readonly Series[] => {
  const [own, ...others] = treasuries
  if (!own || others.length > 0) return []
  return [
    {
      id: 'rp',
      title: tables.resourcePoints(),
      unit: tables.rp(),
      lines: [
        { key: 'income', label: tables.incomeLine(), value: own.income.reduce((sum, { total }) => sum + total, 0) },
        { key: 'stash', label: tables.stash(), value: own.stash },
      ],
    },
  ]
}

/** What the charts follow from turn to turn. */
export const seriesOf = (view: HexView): readonly Series[] => {
  const [held, armed] = [hexes(view), underArms(view)]
  return [held, ...ownRp(view), armed].filter(({ lines }) => lines.length > 0)
}
