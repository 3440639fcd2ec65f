import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'

export type SightSource = 'recon' | 'search' | 'garrison' | 'capture' | 'observable'

/** An enemy banner as a seat came to know it at the last Intelligence step. `banner` is the true id: never shown. */
export interface Sighting {
  readonly banner: PieceId
  readonly seat: SeatId
  readonly at: Cell
  /** Null when only located. */
  readonly level: number | null
  readonly sources: readonly SightSource[]
}

/** A sector that was taken from the seat (BG-177); `at` and `level` are null when the captor has been destroyed since. */
export interface CaptureNotice {
  readonly sector: Cell
  readonly banner: PieceId
  readonly seat: SeatId
  readonly at: Cell | null
  readonly level: number | null
}

/** Where a seat last knew a relic to lie. */
export interface RelicMemory {
  readonly relic: string
  readonly at: Cell
  readonly asOf: number
}

/** What a seat knows beyond its own banners. Set at the end of a turn; nothing in it moves while battles are fought. */
export interface Knowledge {
  /** Turn of `sightings`, `captures` and `ownership`; 0 before the first. */
  readonly asOf: number
  readonly sightings: readonly Sighting[]
  readonly captures: readonly CaptureNotice[]
  /**
   * Occupation in sight and of one's own, as runs of three numbers: first cell, length, holder (see `Holder`). A cell in no run is out of sight;
   * a run of `nobody` is in sight and unoccupied. In cell order.
   */
  readonly ownership: readonly number[]
  /** Ids of the features it knows: remembered for good. */
  readonly features: readonly string[]
  readonly relics: readonly RelicMemory[]
}
