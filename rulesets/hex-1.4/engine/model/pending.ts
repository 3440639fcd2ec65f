import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import type { Facility } from '../data/facilities.js'
import type { ForceClass } from '../data/troops.js'
import type { Unit } from './pieces.js'

/** Bought and not yet on the map (HX-107). */
export type PendingItem =
  | { readonly kind: 'facility'; readonly facility: Facility; readonly at: Cell }
  /** A new force, or an OF that joins the one in its hex. */
  | {
      readonly kind: 'troops'
      readonly class: ForceClass
      readonly points: number
      readonly at: Cell
      readonly as: PieceId
      readonly units: readonly Unit[]
    }
  /** A force filled up (HX-104). */
  | { readonly kind: 'fill'; readonly into: PieceId; readonly points: number }
  | { readonly kind: 'reinforce'; readonly into: PieceId; readonly points: number }
