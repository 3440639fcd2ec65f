import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId, Token } from '../../../kit/ids.js'
import type { Works } from './battle.js'
import type { CaptureNotice, Objective, RelicMemory, Sighting } from './state.js'

/** An event of one banner, and whose it is. */
export interface OfBanner {
  readonly banner: PieceId
  readonly seat: SeatId
}

/** Parts of one battle's losses in levels (BG-250, BG-310, BG-313, BG-320, BG-328, BG-304): `net` is what counts. */
export interface Loss {
  readonly battle: Token
  readonly table: number
  readonly hatred: number
  readonly suicide: number
  readonly irreplaceable: number
  readonly enemySacrifice: number
  readonly tough: number
  readonly net: number
}

/** A loss with the battle that it comes from, as its player may know it. */
export interface Share extends Loss {
  readonly enemy: SeatId
  /** Of several battles against this enemy. */
  readonly number: number | null
  /** Null in a battle that was decided at once (BG-092). */
  readonly points: number | null
  readonly works: Works
  /** Tough and the sum without what the enemy added. */
  readonly known: { readonly tough: number; readonly net: number }
}

/** A banner that took sectors, as it stands at the end of the turn. */
export interface Captor {
  readonly seat: SeatId
  readonly at: Cell
  readonly level: number | null
}

/** What happens once the battles are over. */
export type AftermathEvent =
  | ({
      readonly kind: 'attritionTaken'
      readonly losses: readonly Share[]
      readonly attrition: number
      readonly sacrificed: number
      readonly reward: number
      readonly before: number
      readonly level: number
    } & OfBanner)
  | ({
      readonly kind: 'retreatOrdered'
      readonly victor: Cell | null
      readonly victors: readonly PieceId[]
      readonly cause: 'battle' | 'hive'
    } & OfBanner)
  | { readonly kind: 'nodeLost'; readonly seat: SeatId }
  | ({ readonly kind: 'hiveStruck'; readonly levels: number; readonly level: number } & OfBanner)
  /** A search, with how many things it has found that its player did not know of. */
  | ({ readonly kind: 'searched'; readonly found: number } & OfBanner)
  /** Sectors under the seat's battle ranges alone that stay with an infester (BG-303). */
  | {
      readonly kind: 'sectorsUntaken'
      readonly seat: SeatId
      readonly cells: readonly Cell[]
      readonly holders: readonly SeatId[]
    }
  /** by name, kind and place. */
  | {
      readonly kind: 'featureFound'
      readonly seat: SeatId
      readonly feature: string
      readonly label: string
      readonly type: string
      readonly at: Cell
    }
  /** Replaces all that the seat remembers of relics on the ground. */
  | {
      readonly kind: 'relicsKnown'
      readonly seat: SeatId
      readonly relics: readonly RelicMemory[]
      readonly found: readonly { readonly relic: string; readonly label: string; readonly at: Cell }[]
    }
  /** Sectors of the seat that were taken by the same banners (BG-177); null is one that has been destroyed since. */
  | {
      readonly kind: 'sectorsLost'
      readonly seat: SeatId
      readonly cells: readonly Cell[]
      readonly captors: readonly (Captor | null)[]
    }
  /** A seat's intelligence of the turn; replaces the last. */
  | {
      readonly kind: 'intelligenceGained'
      readonly seat: SeatId
      readonly turn: number
      readonly sightings: readonly Sighting[]
      readonly captures: readonly CaptureNotice[]
      readonly ownership: readonly number[]
      /** Of a player without a banner, who has no eyes any more. */
      readonly eliminated: boolean
    }
  /** `progress`: each of them in words. */
  | {
      readonly kind: 'objectivesChecked'
      readonly seat: SeatId
      readonly objectives: readonly Objective[]
      readonly progress: readonly string[]
    }
  | { readonly kind: 'seatEliminated'; readonly seat: SeatId }
