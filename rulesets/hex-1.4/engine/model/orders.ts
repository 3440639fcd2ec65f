import type { CellName, PieceId, SeatId, Token } from '../../../kit/ids.js'
import type { Facility } from '../data/facilities.js'
import type { Resource } from '../data/resources.js'
import type { Slot } from '../data/slots.js'
import type { HeldSpecial } from '../data/specials.js'
import type { ForceClass, UnitType } from '../data/troops.js'

/** A line of a roster as its player writes it; `id` names a unit that stands already, and keeps its experience. */
export interface RosterLine {
  readonly id?: string
  readonly name: string
  readonly types: readonly UnitType[]
  /** Where the organisation chart counts it (HX-524). */
  readonly slot?: Slot
  readonly models: number
  readonly points: number
}

/** What a recon force consists of, as far as its limits ask (HX-124, HX-125). */
export interface Composition {
  /** Points of each HQ choice. */
  readonly hq: readonly number[]
  readonly troops: number
  readonly fastAttack: number
  readonly elites: number
  /** Front, side and rear armour of each vehicle. */
  readonly vehicles: readonly (readonly number[])[]
  readonly save2plus: boolean
}

/** HX-019: how the first 2500 points are divided; each entry is a force. One order a class; none of a class is no force. */
export interface DivideOrder {
  readonly kind: 'divide'
  readonly class: ForceClass
  readonly points: number
  readonly composition?: Composition
}

export type UpkeepOrder =
  | {
      readonly kind: 'buyTroops'
      /** Left out where `into` names the force. */
      readonly class?: ForceClass
      readonly points: number
      /** A hex for a new force (an OF joins the one that stands there), or a force to fill up (HX-104). */
      readonly at?: CellName
      readonly into?: PieceId
      /** Name of the new force; without it the engine gives one. */
      readonly as?: PieceId
      readonly composition?: Composition
    }
  | { readonly kind: 'reinforce'; readonly points: number; readonly into: PieceId }
  | { readonly kind: 'buyFacility'; readonly facility: Facility; readonly at: CellName }
  | { readonly kind: 'buySpecial'; readonly special: HeldSpecial; readonly times: number }
  | { readonly kind: 'uplink'; readonly at: CellName }
  | { readonly kind: 'designate'; readonly at: CellName }
  /** The fee to carry a fortress to another hex, where `hq.move_mode` is `relocate` (HX-164). */
  | { readonly kind: 'relocate'; readonly from: CellName; readonly at: CellName }
  | { readonly kind: 'merge'; readonly force: PieceId; readonly with: PieceId }
  /** Points of all parts; one number alone is the part that goes, and the rest stays. */
  | { readonly kind: 'split'; readonly force: PieceId; readonly points: readonly number[] }
  /** Pays 1 RP for a hex that holds an own CF, where `claim.requires_rp` is set (HX-037). */
  | { readonly kind: 'claim'; readonly at: CellName }
  /** A re-roll, where `price.reroll` prices one (HX-080). */
  | { readonly kind: 'buyReroll' }
  /** Replaces a force's roster (HX-117). */
  | { readonly kind: 'roster'; readonly force: PieceId; readonly units: readonly RosterLine[] }

/** What an RF does where its path ends or a 2–3 halts it (HX-280). */
export type MissionOrder =
  | { readonly kind: 'lieLow' }
  | { readonly kind: 'raid' }
  | { readonly kind: 'sabotage'; readonly target: Facility | Resource }
  /** Named by the text and left undecided: rejected (HX-271). */
  | { readonly kind: 'ambush' }

export interface MoveOrder {
  readonly kind: 'move'
  readonly force: PieceId
  /** Hexes entered, one after the other; empty to stay and carry out a mission. */
  readonly path: readonly CellName[]
  /** Points of an OF that go; the rest stays (HX-119). */
  readonly points?: number
  /** Recon results that a Recon Centre re-rolls (HX-243); 1 alone by default. */
  readonly reroll?: readonly number[]
  readonly onArrival?: MissionOrder
  readonly onHalt?: MissionOrder
  /** After a raid that is won the force goes to its nearest own hex (HX-276); without it, it stays. */
  readonly goHome?: boolean
}

/** The garrison of a hex does not or does react, where `garrison.react` is `optional` (HX-150). */
export interface ReactOrder {
  readonly kind: 'react'
  readonly force: PieceId
}

/** The order in which one's armies fight in a hex, or in which a garrison defends hexes (HX-152, HX-296). */
export interface QueueOrder {
  readonly kind: 'queue'
  readonly at: CellName
  readonly armies?: readonly PieceId[]
  readonly hexes?: readonly CellName[]
}

export type MovementOrder = MoveOrder | ReactOrder

/** Before a fight: what each side brings to it (HX-165, HX-154, HX-279). */
export interface PrepareOrder {
  readonly kind: 'prepare'
  readonly battle: Token
  readonly strikes: number
  readonly transporters: number
  readonly intel: boolean
  /** Points of the Tank Factory's free choice; 0 for none. */
  readonly freeHeavySupport: number
  /** The army that meets a raid; without it the default. */
  readonly defender?: PieceId
  /** The mission, or `roll`, for the case that it is his to choose; without it he is asked then. */
  readonly mission?: string
  /** Settles it by dice at once if the other side wants it too (HX-340). */
  readonly rollOff?: boolean
}

/** The recon force that meets a raid on a hex without troops (HX-279). */
export interface DefendOrder {
  readonly kind: 'defend'
  readonly battle: Token
  readonly defender: PieceId
}

/** The mission, by whoever chooses it (HX-291, HX-293); `roll` lets the dice choose. */
export interface ChooseMissionOrder {
  readonly kind: 'chooseMission'
  readonly battle: Token
  readonly mission: string
}

/** What became of one unit on the table (HX-301, HX-364). */
export interface UnitReport {
  readonly unit: string
  readonly lost: number
  readonly fled: number
  /** Fleeing at the end of the game. */
  readonly fleeing: boolean
  /** Enemy units that it destroyed: all kills of a side together are no more than `destroyed` says of the other (HX-526). */
  readonly kills: number
}

/** The part of a result that both sides must agree on. */
export interface SharedResult {
  readonly winner: SeatId | 'draw'
  readonly degree: 'MINOR' | 'MAJOR' | null
  /** Points left by seat after the fight; who is not named keeps what he had. */
  readonly left: Readonly<Record<string, number>>
  /** Units of each side, by seat, that the other destroyed (HX-526); none of who is not named. */
  readonly destroyed?: Readonly<Record<string, number>>
  /** Who withdrew (HX-298), and the points that he had lost by then are in `left`. */
  readonly withdrew?: SeatId
}

/** What one side reports. */
export interface ResultOrder extends Omit<SharedResult, 'winner'> {
  readonly kind: 'result'
  readonly battle: Token
  /** Null only beside `withdrew`, which says who has won. */
  readonly winner: SeatId | 'draw' | null
  /** One's own units: sealed by each, shown to nobody. */
  readonly units: readonly UnitReport[]
}

export type BattleOrder =
  | PrepareOrder
  | DefendOrder
  | ChooseMissionOrder
  | ResultOrder
  /** The result that the other filed stands; one's own units beside it. */
  | { readonly kind: 'confirm'; readonly battle: Token; readonly units: readonly UnitReport[] }
  /** Agrees to settle it by dice (HX-340). */
  | { readonly kind: 'rollOff'; readonly battle: Token }
  /** A third player whose word one would take if the sheets still differ (HX-301). */
  | { readonly kind: 'accept'; readonly battle: Token; readonly of: SeatId }
  /** A third player says whose sheet is true; null where they cannot tell. `battle` is the question's name. */
  | { readonly kind: 'word'; readonly battle: Token; readonly sheet: SeatId | null }
  /** A facilitator's word where sheets differ (HX-301). */
  | (SharedResult & { readonly kind: 'ruleBattle'; readonly battle: Token; readonly reason: string })

/** After the battles: retreats, fall-backs and advances, honours, dice thrown on the table. */
export type PostBattleOrder =
  | { readonly kind: 'retreat'; readonly force: PieceId; readonly to: CellName }
  /** After a raid, lost or won, and after a won meeting (HX-248, HX-274, HX-276). */
  | { readonly kind: 'fallBack'; readonly force: PieceId; readonly to: CellName }
  /** For the levels that the unit reaches, in order: an honour by name, or the table to roll on (HX-395). */
  | {
      readonly kind: 'honours'
      readonly unit: string
      readonly picks: readonly ({ readonly choose: string } | { readonly roll: string })[]
    }
  /** Survival dice of a unit thrown on the table, where `survival.rolls` is `table` (HX-364). */
  | { readonly kind: 'survival'; readonly unit: string; readonly faces: readonly number[] }

export type HexOrder = DivideOrder | UpkeepOrder | MovementOrder | QueueOrder | BattleOrder | PostBattleOrder
export type OrderKind = HexOrder['kind']
