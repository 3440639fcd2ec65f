import type { Cell } from '../../../kit/grid.js'
import type { OfBanner } from './aftermathEvents.js'
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
