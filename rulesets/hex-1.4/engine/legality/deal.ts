import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import type { HeldSpecial } from '../data/specials.js'
import type { ForceBody, Unit } from '../pieces.js'
import type { PendingItem } from './pending.js'

/** What an accepted order of the Upkeep does; `price` in RP. */
export type Deal =
  /** To be placed at the end of the turn (HX-107). */
  | { readonly kind: 'due'; readonly item: PendingItem; readonly price: number }
  | { readonly kind: 'special'; readonly special: HeldSpecial; readonly times: number; readonly price: number }
  /** `later`: it looks when Movement ends (HX-529). */
  | { readonly kind: 'uplink'; readonly at: Cell; readonly later?: true; readonly price: number }
  | { readonly kind: 'reroll'; readonly price: number }
  | { readonly kind: 'capital'; readonly at: Cell; readonly price: number }
  | { readonly kind: 'carry'; readonly from: Cell; readonly at: Cell; readonly price: number }
  | { readonly kind: 'claim'; readonly at: Cell; readonly price: number }
  /** The second joins the first; `whole` is the first as it is then. */
  | {
      readonly kind: 'merge'
      readonly force: PieceId
      readonly with: PieceId
      readonly whole: ForceBody
      readonly price: 0
    }
  /** The first part keeps the force's id. */
  | { readonly kind: 'split'; readonly force: PieceId; readonly parts: readonly ForceBody[]; readonly price: 0 }
  | { readonly kind: 'roster'; readonly force: PieceId; readonly units: readonly Unit[]; readonly price: 0 }
