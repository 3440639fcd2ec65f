import type { Cell } from '../../../kit/grid.js'
import type { PieceId, RuleId, SeatId } from '../../../kit/ids.js'
import type { Resource } from '../data/resources.js'
import type { Deal } from '../orderValidation/deal.js'
import type { PendingItem } from '../model/pending.js'
import type { Force, IncomeLine } from '../model/state.js'

/** Why a purchase could not be placed (HX-109). */
export type LostSite = 'site' | 'cap' | 'crowded' | 'gone' | 'built'

/**
 * Why a hex pays less than one might expect (HX-075, HX-081, HX-157, HX-273). Of a raid: nothing at all, or less than was in sight, because its
 * fortress sleeps or something in it was destroyed since.
 */
export interface IncomeNote {
  readonly hex: Cell
  readonly why: 'raided' | 'contested' | 'asleep' | 'spent' | 'nothing' | 'lessened'
  /** RP that a raid was told it would bring; null for one's own hexes. */
  readonly promised: number | null
}

/** Set-up, income, purchases, placement and the end of a turn. */
export type UpkeepEvent =
  /** HX-015, HX-017. */
  | {
      readonly kind: 'headquartersFound'
      readonly seat: SeatId
      readonly at: Cell
      /** Throws of the Resource table (HX-451). */
      readonly faces: readonly (readonly number[])[]
      readonly resources: readonly Resource[]
    }
  /** HX-019: the forces that a seat begins with, and points that it left (HX-021); `usual`: without a word of its player. */
  | {
      readonly kind: 'mustered'
      readonly seat: SeatId
      readonly forces: readonly Force[]
      readonly lost: number
      readonly usual: boolean
    }
  /** A fortress below strength, asleep or awake again (HX-157). */
  | {
      readonly kind: 'fortressWatched'
      readonly seat: SeatId
      readonly at: Cell
      readonly undermanned: boolean
      readonly dormant: boolean
      /** Points of occupation force that hold it. */
      readonly held: number
      /** It was asleep before. */
      readonly slept: boolean
    }
  /** One a seat and turn, also of nothing (HX-070). */
  | {
      readonly kind: 'incomePaid'
      readonly seat: SeatId
      readonly lines: readonly IncomeLine[]
      readonly notes: readonly IncomeNote[]
      readonly total: number
    }
  /** Above its cap under `caps.over` (HX-113): how many of its class are allowed, and how many there were. */
  | {
      readonly kind: 'disbanded'
      readonly seat: SeatId
      readonly force: PieceId
      readonly class: 'CF' | 'RF'
      readonly points: number
      readonly at: Cell
      readonly allowed: number
      readonly had: number
    }
  /** Spoils of raids are settled (HX-273): one for the record. */
  | { readonly kind: 'incomeClosed' }
  | { readonly kind: 'purchased'; readonly seat: SeatId; readonly deal: Deal }
  /** `force`: where troops went, and what it gained. */
  | {
      readonly kind: 'placed'
      readonly seat: SeatId
      readonly item: PendingItem
      readonly force: Force | null
      readonly at: Cell
      readonly gained: number
    }
  /** HX-109: not placed; the price goes back unless it is forfeited. */
  | {
      readonly kind: 'notPlaced'
      readonly seat: SeatId
      readonly item: PendingItem
      readonly price: number
      readonly refunded: boolean
      readonly why: LostSite
      readonly rule: RuleId
    }
  /** HX-456. */
  | {
      readonly kind: 'cityReinforced'
      readonly seat: SeatId
      readonly at: Cell
      readonly force: Force
      readonly gained: number
    }
  /** A claim on which nothing was spent lapses where no troops hold it (HX-037). */
  | { readonly kind: 'claimLapsed'; readonly seat: SeatId; readonly at: Cell }
  /** A capital fell, or lost its fortress: the next fortress stands in, null where there is none (HX-164). */
  | { readonly kind: 'capitalMoved'; readonly seat: SeatId; readonly at: Cell | null }
  /** HX-007, HX-010. */
  | {
      readonly kind: 'eliminated'
      readonly seat: SeatId
      readonly hexes: readonly Cell[]
      /** Its facilities are removed from them. */
      readonly razed: boolean
      /** The line names them: not under `dark` fog, where they are seen by those who see them (HX-511). */
      readonly listed: boolean
    }
  /** A fight that was carried over has one side left at most: it ends, and whose ground it is then (HX-010, HX-039). */
  | { readonly kind: 'contestLapsed'; readonly at: Cell; readonly owner: SeatId | null }
