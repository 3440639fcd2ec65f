import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import type { Facility } from '../data/facilities.js'
import type { FeatureMemory } from '../model/state.js'

interface Reasoned {
  readonly reason: string
}

/** What is set right by hand (HX-536). */
export type CorrectionEvent =
  | ({
      readonly kind: 'ownerCorrected'
      readonly at: Cell
      readonly from: SeatId | null
      readonly to: SeatId | null
    } & Reasoned)
  | ({
      readonly kind: 'pointsCorrected'
      readonly seat: SeatId
      readonly force: PieceId
      readonly from: number
      readonly points: number
    } & Reasoned)
  /** Models of a unit; the points of its force follow. */
  | ({
      readonly kind: 'unitCorrected'
      readonly seat: SeatId
      readonly force: PieceId
      readonly unit: string
      readonly name: string
      readonly from: number
      readonly alive: number
      readonly points: number
    } & Reasoned)
  | ({
      readonly kind: 'experienceCorrected'
      readonly seat: SeatId
      readonly force: PieceId
      readonly unit: string
      readonly name: string
      readonly from: number
      readonly experience: number
    } & Reasoned)
  | ({
      readonly kind: 'stashCorrected'
      readonly seat: SeatId
      readonly from: number
      readonly points: number
    } & Reasoned)
  | ({
      readonly kind: 'facilityCorrected'
      readonly at: Cell
      readonly facility: Facility
      readonly built: boolean
    } & Reasoned)
  | ({ readonly kind: 'stashGranted'; readonly seat: SeatId; readonly points: number } & Reasoned)
  /** The features of a hex are made known to a seat (HX-503). */
  | ({
      readonly kind: 'featuresRevealed'
      readonly seat: SeatId
      readonly at: Cell
      readonly features: FeatureMemory
    } & Reasoned)
  /** HX-033 */
  | ({ readonly kind: 'hexRuined'; readonly at: Cell; readonly from: SeatId | null } & Reasoned)
  /** Null: to all. */
  | ({ readonly kind: 'announced'; readonly to: SeatId | null } & Reasoned)
