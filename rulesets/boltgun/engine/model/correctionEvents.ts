import type { Cell } from '../../../kit/grid.js'
import type { OfBanner } from './aftermathEvents.js'
import type { SeatId } from '../../../kit/ids.js'
import type { Works } from './battle.js'
import type { Holder } from './state.js'

/** What is set right by hand. */
export type CorrectionEvent =
  | {
      readonly kind: 'ownerCorrected'
      readonly at: Cell
      readonly from: Holder
      readonly to: Holder
      readonly reason: string
    }
  | ({
      readonly kind: 'levelCorrected'
      readonly from: number
      readonly level: number
      readonly reason: string
    } & OfBanner)
  | ({ readonly kind: 'worksCorrected'; readonly works: Works; readonly reason: string } & OfBanner)
  /** A feature is made known to a seat as if it had been found. */
  | {
      readonly kind: 'featureRevealed'
      readonly seat: SeatId
      readonly feature: string
      readonly label: string
      readonly type: string
      readonly at: Cell
      readonly reason: string
    }
  /** Null: to all. */
  | { readonly kind: 'announced'; readonly to: SeatId | null; readonly reason: string }
