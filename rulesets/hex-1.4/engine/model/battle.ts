import type { Claims } from '../../../kit/disputes.js'
import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId, Token } from '../../../kit/ids.js'
import type { Facility } from '../data/facilities.js'
import type { Hazard } from '../data/hazards.js'
import type { BattleKind } from '../data/missions.js'
import type { Resource } from '../data/resources.js'
import type { ForceClass } from '../data/troops.js'
import type { ResultOrder, SharedResult, UnitReport } from './orders.js'
import type { Unit } from './pieces.js'

/** An army in a ladder (HX-296); `from` is the own hex of a garrison that reacts (HX-151). */
export interface Army {
  readonly force: PieceId
  readonly from: Cell | null
}

/** One player's armies in a contest, in the order in which they fight. */
export interface Side {
  readonly seat: SeatId
  readonly queue: readonly Army[]
}

/** What the Battle phase must settle in one hex; conflicts that share a hex or a force are settled one after the other, in the order of `State.conflicts`. */
export type Conflict =
  | {
      readonly kind: 'meeting'
      readonly at: Cell
      /** Lowest first, where three or more met (HX-247). */
      readonly forces: readonly PieceId[]
      readonly closed: boolean
    }
  | {
      readonly kind: 'raid'
      /** Names its fight, and the question to the owner of a hex without troops. */
      readonly id: Token
      readonly at: Cell
      readonly force: PieceId
      readonly seat: SeatId
      readonly target: Facility | Resource | null
      /** The owner of a hex without troops is asked whether a recon force of his meets it (HX-279). */
      readonly asks: boolean
      readonly closed: boolean
      /** Null until it is settled; won without a fight where nobody defends (HX-275). */
      readonly won: boolean | null
      readonly fought: boolean
    }
  | {
      readonly kind: 'contest'
      readonly at: Cell
      /** Who held the ground when it was entered (HX-293); null for a Standard fight. */
      readonly home: SeatId | null
      /** The side that the others fight against: its armies fight as defenders; null before the first won fight where nobody was at home. */
      readonly incumbent: SeatId | null
      /** In the order in which they challenge. */
      readonly sides: readonly Side[]
      /** Armies that are out of the ladder, alive or not. */
      readonly beaten: readonly PieceId[]
      /** Who may still say in which order his armies fight here, or which hexes the garrison of `at` defends first. */
      readonly awaits: readonly { readonly seat: SeatId; readonly at: Cell }[]
      readonly closed: boolean
      /** Put off to the next turn (`battle.unplayed=carry_over`). */
      readonly carried: boolean
      readonly winner: SeatId | null
    }

export interface Fighter {
  readonly seat: SeatId
  readonly force: PieceId
  readonly class: ForceClass
  /** Own hex of a reacting garrison. */
  readonly from: Cell | null
  /** As it stood when the fight began. */
  readonly points: number
  readonly units: number
  readonly roster: readonly Unit[]
  /** Assigned before the mission is chosen (HX-165). */
  readonly strikes: number
  readonly transporters: number
  readonly intel: boolean
  /** Points of the Tank Factory's free choice (HX-154). */
  readonly freeHeavySupport: number
}

export type HowDecided =
  | 'agreed'
  | 'unconfirmed'
  | 'roll-off'
  /** Dice settled it, since a bot plays a side and nobody has confirmed what the other reports (HX-525). */
  | 'bot'
  /** No answer, or sheets that differ: as the settings say. */
  | 'unplayed'
  | 'ruled'
  /** A third player's word on two sheets that differ, or dice between them. */
  | 'word'
  | 'dice'

/** Why no report decided a fight, and what the settings have it come to (HX-282, HX-300, HX-301). */
export interface Unplayed {
  readonly why: 'unreported' | 'unconfirmed' | 'differing'
  /** `undefended`: the defender would hold, and nobody defends; `open`: it would wait for the next turn, and has nothing to wait for. */
  readonly so: 'rolled' | 'raid-lost' | 'raid-won' | 'held' | 'undefended' | 'open'
}

/** How two unlike sheets came to one result (HX-301); both sides are told all of it. */
export interface Dispute {
  /** Whether both named the same winner. */
  readonly alike: boolean
  /** A die a side where they did not, thrown until one is higher: whose winner has won. */
  readonly coins: readonly (readonly [number, number])[]
  /** Between which claims the points left were thrown, and with which faces, side by side; no face where both said alike. */
  readonly between: readonly [Claims | null, Claims | null]
  readonly faces: readonly [number | null, number | null]
  /** By whose word, and whose sheet it was that stands. */
  readonly witness: SeatId | null
  readonly sheet: SeatId | null
}

/** What a side has of one kind by HX-341 and HX-342: dice, or so much more in all. */
export interface RollItem {
  readonly what: 'points' | 'units' | 'defender' | 'hexes'
  readonly as: 'dice' | 'flat'
  readonly count: number
}

export interface RollOff {
  /** Points a side for which dice are thrown. */
  readonly points: readonly [number, number]
  /** What dice and modifiers are made of, side by side. */
  readonly items: readonly [readonly RollItem[], readonly RollItem[]]
  /** Faces a side a throw; all but the last were ties (HX-344). */
  readonly throws: readonly (readonly [readonly number[], readonly number[]])[]
  /** Where neither side has a die and the totals are equal: one coin die each, thrown until one is higher. */
  readonly coins: readonly (readonly [number, number])[]
  /** Dice and flat modifiers a side, and totals of the last throw. */
  readonly dice: readonly [number, number]
  readonly modifiers: readonly [number, number]
  readonly totals: readonly [number, number]
}

export interface BattleResult extends SharedResult {
  readonly how: HowDecided
  /** Beside another way of deciding than `roll-off` and `unplayed`: what decided a draw of the table (HX-297). */
  readonly rollOff: RollOff | null
  /** Troops that a lost roll-off destroys beside the army that rolled (HX-530). */
  readonly wiped?: readonly PieceId[]
  /** What became of the units, side by side: each side's own alone. */
  readonly units: readonly [readonly UnitReport[], readonly UnitReport[]]
  /** What a facilitator gave as the reason of a ruling. */
  readonly reason: string | null
  /** Where the sheets differed to the end. */
  readonly dispute?: Dispute
  /** Beside `unplayed` alone. */
  readonly unplayed?: Unplayed
}

export type BattleStep = 'prepare' | 'mission' | 'report' | 'confirm' | 'correct' | 'ruling' | 'word' | 'closed'

export type Meeting = Extract<Conflict, { readonly kind: 'meeting' }>
export type Raid = Extract<Conflict, { readonly kind: 'raid' }>
export type Contest = Extract<Conflict, { readonly kind: 'contest' }>

/** One fight, from the first question to its result. */
export interface Battle {
  /** A handle that both sides may see and that says nothing else. */
  readonly id: Token
  /** Names its dice: hex and forces, as the record does. */
  readonly key: string
  /** Position among `State.conflicts`. */
  readonly conflict: number
  /** How often it was played again after a draw (HX-297). */
  readonly round: number
  readonly kind: BattleKind
  readonly at: Cell
  /** The attacker first; seat order where nobody attacks. */
  readonly sides: readonly [Fighter, Fighter]
  readonly attacker: SeatId | null
  readonly target: Facility | Resource | null
  /** Who chooses the mission (HX-166, HX-291, HX-293); null until it is settled. */
  readonly chooser: SeatId | null
  /** Who must take the first turn, choose his zone, deploy everything first; null by the scenario. */
  readonly firstTurn: SeatId | null
  readonly zone: SeatId | null
  readonly deploysFirst: SeatId | null
  readonly mission: string | null
  /** What the tabletop system calls it. */
  readonly missionTitle: string | null
  readonly perimeter: boolean
  readonly tankFactory: boolean
  readonly hazards: readonly Hazard[]
  /** Pieces of table terrain a quarter, four quarters; empty until rolled (HX-470). */
  readonly terrain: readonly (readonly string[])[]
  readonly step: BattleStep
  /** A facilitator may rule while the sides correct their sheets (HX-301). */
  readonly advice: boolean
  /** What has been filed so far, side by side. */
  readonly filed: readonly [ResultOrder | null, ResultOrder | null]
  /**
   * The third player whose word both sides would take, where they named the same; or who is to confirm what is reported against a bot, be it the
   * facilitator alone (HX-525). The referee's alone until it is asked.
   */
  readonly witness?: SeatId | null
  /** What that player knows the fight by. */
  readonly word?: Token
  /** Null while it is open, and of a fight that was put off. */
  readonly result: BattleResult | null
}
