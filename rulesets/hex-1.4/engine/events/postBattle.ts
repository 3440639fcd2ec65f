import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import type { Facility } from '../data/facilities.js'
import type { Resource } from '../data/resources.js'

interface OfForce {
  readonly force: PieceId
  readonly seat: SeatId
}

interface OfUnit extends OfForce {
  readonly unit: string
  readonly name: string
}

/** Experience of a unit's fights, one by one (HX-390, HX-391). */
export interface Earned {
  readonly fought: number
  readonly won: number
  readonly major: number
  readonly kills: number
}

export type PostBattleEvent =
  /** A fought-over hex is decided (HX-039); `taken` where it changes hands, `from` whose it was. */
  | {
      readonly kind: 'contestDecided'
      readonly at: Cell
      readonly winner: SeatId | null
      readonly from: SeatId | null
      readonly owner: SeatId | null
    }
  | ({ readonly kind: 'retreatMade'; readonly from: Cell; readonly to: Cell; readonly ordered: boolean } & OfForce)
  /** No friendly hex beside it (HX-361). */
  | ({ readonly kind: 'retreatCutOff'; readonly at: Cell } & OfForce)
  /** HX-273: who is to have the next income of the hex. */
  | {
      readonly kind: 'hexRaided'
      readonly at: Cell
      readonly seat: SeatId
      readonly victim: SeatId
      readonly amount: number
    }
  /** HX-273: another raid has taken the next income of the hex already. */
  | ({ readonly kind: 'raidIdle'; readonly at: Cell } & OfForce)
  /** HX-277: told to the victim where something was destroyed. */
  | {
      readonly kind: 'hexSabotaged'
      readonly at: Cell
      readonly seat: SeatId
      readonly victim: SeatId
      readonly target: Facility | Resource
    }
  | { readonly kind: 'sabotageIdle'; readonly at: Cell; readonly seat: SeatId; readonly target: Facility | Resource }
  /** A recon force goes where it goes after its fight (HX-248, HX-274, HX-276). */
  | ({
      readonly kind: 'fallenBack'
      readonly from: Cell
      readonly to: Cell
      readonly why: 'lost-raid' | 'won-raid' | 'won-meeting'
    } & OfForce)
  /** Survival dice of a unit (HX-364); `lives` is the least face that lives. */
  | ({
      readonly kind: 'survivalRolled'
      readonly faces: readonly number[]
      readonly lives: number
      readonly survivors: number
      /** Models of the unit, and points of its force, that are left afterwards. */
      readonly alive: number
      readonly left: number
      /** Thrown on the table by its player. */
      readonly entered: boolean
    } & OfUnit)
  /** A unit as the turn's fights leave it. */
  | ({
      readonly kind: 'unitChanged'
      readonly alive: number
      readonly experience: number
      readonly earned: Earned
      readonly honours: readonly string[]
      /** Points that come back to the force, or go, with those who live or do not. */
      readonly points: number
    } & OfUnit)
  | ({ readonly kind: 'honourGained'; readonly honour: string; readonly faces: readonly number[] } & OfUnit)
  /** Nothing of the force is left after the survival rolls (HX-369). */
  | ({ readonly kind: 'forceSpent'; readonly at: Cell } & OfForce)
