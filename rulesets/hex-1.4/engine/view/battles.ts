import type { CellName, PieceId, SeatId, Token } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { BattleStep, HowDecided, RollOff, Unplayed } from '../model/battle.js'
import type { BattleKind } from '../data/missions.js'
import type { Facility } from '../data/facilities.js'
import type { Hazard } from '../data/hazards.js'
import type { Resource } from '../data/resources.js'
import type { ForceClass } from '../data/troops.js'
import type { SharedResult, UnitReport } from '../model/orders.js'

export interface FighterView {
  readonly seat: SeatId
  /** One's own force; null of the other side. */
  readonly force: PieceId | null
  readonly class: ForceClass
  readonly points: number
  readonly unitCount: number
  /** `id`: of one's own units alone. */
  readonly units: readonly {
    readonly id: string | null
    readonly name: string
    readonly models: number
    readonly alive: number
  }[]
  readonly from: CellName | null
  readonly strikes: number
  readonly transporters: number
  readonly intel: boolean
  readonly freeHeavySupport: number
}

/** HX-302: a fight of the viewer's own. */
export interface BattleView {
  readonly id: Token
  readonly turn: number
  readonly kind: BattleKind
  readonly at: CellName
  readonly sides: readonly FighterView[]
  readonly attacker: SeatId | null
  readonly chooser: SeatId | null
  readonly firstTurn: SeatId | null
  readonly zone: SeatId | null
  readonly deploysFirst: SeatId | null
  readonly mission: string | null
  /** What the campaign’s tabletop system calls it; null with the mission. */
  readonly missionTitle: string | null
  /** Among which it is chosen; none once it is settled. */
  readonly missions: readonly { readonly id: string; readonly title: string }[]
  readonly perimeter: boolean
  readonly tankFactory: boolean
  readonly target: Facility | Resource | null
  readonly hazards: readonly Hazard[]
  readonly terrain: readonly (readonly string[])[]
  readonly step: BattleStep
  /** Armies that the viewer may name against a raid. */
  readonly defenders: readonly PieceId[]
  /** What the other side filed and asks to confirm: the shared part alone. */
  readonly filed: SharedResult | null
  /** What the viewer has filed. */
  readonly own: Json
  readonly result:
    | (SharedResult & {
        readonly how: HowDecided
        readonly rollOff: RollOff | null
        readonly unplayed: Unplayed | null
        readonly units: readonly UnitReport[]
        readonly reason: string | null
      })
    | null
}

/** A fight of two others who both would take the viewer's word: what was announced and their two reports, and nothing else (HX-301). */
export interface WordView {
  readonly id: Token
  readonly raid: boolean
  readonly missionTitle: string | null
  readonly sides: readonly { readonly seat: SeatId; readonly points: number }[]
  readonly reports: readonly ({ readonly seat: SeatId } & SharedResult)[]
}

/** Orders of fights that the viewer is asked for (HX-152, HX-296), as they stand now. */
export interface QueueView {
  readonly seat: SeatId
  readonly at: CellName
  /** His armies in a contested hex; none where the hex is that of a garrison. */
  readonly armies: readonly PieceId[]
  /** Hexes that the garrison of `at` defends. */
  readonly hexes: readonly CellName[]
}

/** A raid on a hex of the viewer's without troops (HX-279). */
export interface RaidView {
  readonly id: Token
  readonly at: CellName
  readonly by: SeatId
  /** Recon forces that may meet it. */
  readonly defenders: readonly PieceId[]
}

/** Questions after the battles: one's own alone. */
export interface PostBattleView {
  /** `to`: hexes that may be chosen; `usual`: where it goes without a word, null where it is destroyed. */
  readonly retreats: readonly {
    readonly force: PieceId
    readonly to: readonly CellName[]
    readonly usual: CellName | null
  }[]
  readonly fallBacks: readonly {
    readonly force: PieceId
    readonly why: 'lost-raid' | 'won-raid' | 'won-meeting'
    readonly to: readonly CellName[]
    /** Null: it stays. */
    readonly usual: CellName | null
  }[]
  readonly honours: readonly {
    readonly unit: string
    readonly name: string
    readonly force: PieceId
    /** Honours that it gains if it lives (HX-394). */
    readonly gains: number
    readonly tables: readonly string[]
    readonly has: readonly string[]
  }[]
  readonly survivals: readonly {
    readonly unit: string
    readonly name: string
    readonly dice: number
    readonly lives: number
  }[]
}
