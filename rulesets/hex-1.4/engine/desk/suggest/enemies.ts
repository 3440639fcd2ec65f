import { hasFortress } from '../../model/holdings.js'
import type { HexCell, SightedView } from '../../view/view.js'

/** An enemy force as a bot reckons with it: seen, remembered or guessed. */
export interface Enemy {
  readonly points: number
  readonly units: number
  /** It may come out and attack: no occupation force. */
  readonly marches: boolean
}

/** Reports older than this say little of who stands there. */
const stale = 4

/** Points that a unit of an army costs as a rule. */
export const pointsPerUnit = 100

/** What an enemy of whom nothing else is known may have by now. */
export const stranger = (turn: number): Enemy => {
  const points = Math.min(2000, 1000 + 100 * turn)
  return { points, units: 1 + Math.floor(points / pointsPerUnit / 2), marches: true }
}

/** HX-155: who keeps a fortress awake. */
const keepers: Enemy = { points: 700, units: 4, marches: false }

const seen = ({ class: kind, points, units }: SightedView): Enemy => ({
  ...{ points, marches: kind === 'CF' },
  // HX-345: without a roster a force is one unit
  units: Math.max(1, units.filter(({ alive }) => alive > 0).length),
})

/** CF and OF that are thought to stand in a hex of another, or on nobody's ground. */
export const enemiesIn = (hex: HexCell | undefined, turn: number): readonly Enemy[] => {
  if (!hex || hex.contact === false) return []
  const fresh = hex.asOf === null || turn - hex.asOf < stale
  const reported = fresh ? (hex.forces ?? []).filter(({ class: kind }) => kind !== 'RF').map(seen) : []
  if (reported.length > 0) return reported
  if (hex.contact === true) return [stranger(turn)]
  const fortress = hasFortress({ facilities: hex.facilities ?? [], resources: hex.features?.resources ?? [] })
  return fortress && !fresh ? [keepers] : []
}
