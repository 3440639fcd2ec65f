import { hexesOf } from '../engine/view/hexes.js'
import type { HexCell, HexView } from '../engine/view/view.js'

/** How one hex stands in a view, in the words of a case; null where nothing of it is known. */
const seenOf = (cell: HexCell): Readonly<Record<string, unknown>> | null => {
  const nothing =
    !cell.ownerKnown && cell.contact === null && cell.features === null && cell.facilities === null && cell.forces === null
  if (nothing) return null
  return {
    owner: cell.owner,
    contested: cell.contested,
    contact: cell.contact,
    ruined: cell.ruined,
    features: cell.features && [...cell.features.resources, ...cell.features.hazards],
    facilities: cell.facilities,
    forces: cell.forces && cell.forces.map(({ seat, class: kind, points }) => ({ owner: seat, class: kind, points })),
    asOf: cell.asOf,
  }
}

const unseen = { owner: null, contested: false, contact: null, ruined: false, features: null, facilities: null, forces: null }

/** Every hex of a view by name. In standard fog a hex that is left out is unowned and unknown; in the dark it is nothing at all. */
export const seesOf = (view: HexView, names: readonly string[], dark: boolean): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    names.map((name) => {
      const cell = hexesOf(view.detail).find(({ at }) => at === name)
      return [name, cell ? seenOf(cell) : dark ? null : unseen]
    }),
  )
