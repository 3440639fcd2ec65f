import type { CellName, PieceId, RuleId, SeatId, Token } from '../../kit/ids.js'
import type { Json } from '../../kit/json.js'
import type { PackedSettings } from './settings.js'
import type { GameView } from '../../kit/view.js'
import type { BattleKind, HowDecided, RollOff, Unplayed } from './battle.js'
import type { Facility } from './data/facilities.js'
import type { Hazard } from './data/hazards.js'
import type { Resource } from './data/resources.js'
import type { HeldSpecial } from './data/specials.js'
import type { ForceClass } from './data/troops.js'
import type { Caps } from './legality/caps.js'
import type { SharedResult, UnitReport } from './orders.js'
import type { ForceBody } from './pieces.js'

/** Shape number of `HexView`, for stored briefings. */
export const viewShape = 2

/** An own force (the facilitator's and after the end: anybody's). */
export interface ForceView extends ForceBody {
  readonly at: CellName
}

/** A force of another as a report or one's own eyes list it. */
export interface SightedView {
  readonly seat: SeatId
  readonly class: ForceClass
  readonly points: number
  readonly units: readonly { readonly name: string; readonly alive: number }[]
}

/** A hex as its viewer knows it (HX-500): null means not known. Hexes of which he knows nothing at all are left out. */
export interface HexCell {
  readonly at: CellName
  /** Null also for "unowned" where `ownerKnown`. */
  readonly owner: SeatId | null
  readonly ownerKnown: boolean
  readonly contested: boolean
  /** Turn of `owner` and `contested` where they are remembered (HX-511); null where they are known now. */
  readonly ownerAsOf: number | null
  readonly ruined: boolean
  /** Known to have been explored (HX-500). */
  readonly explored: boolean
  readonly contact: boolean | null
  readonly features: {
    readonly resources: readonly Resource[]
    readonly hazards: readonly Hazard[]
    readonly exhausted: boolean
    readonly asOf: number
  } | null
  readonly facilities: readonly Facility[] | null
  /** Forces of others. */
  readonly forces: readonly SightedView[] | null
  /** Turn of `facilities` and `forces` where they are remembered; null where they are seen now. */
  readonly asOf: number | null
  /** Of own hexes: RP a turn, and whether its fortress sleeps (HX-076, HX-157). */
  readonly yield: number | null
  readonly dormant: boolean
}

/** What is known of some hexes alike. `symbol` stands for it in packed rows. */
export interface HexKind extends Omit<HexCell, 'at'> {
  readonly symbol: string
}

/** `rows`: a symbol a hex, `.` where nothing is known; see `kit/packed.ts`. Read with `hexesOf`. */
export interface PackedHexes {
  readonly kinds: readonly HexKind[]
  readonly rows: readonly string[]
}

export interface IncomeLineView {
  readonly hex: CellName
  readonly base: number
  readonly resources: readonly { readonly resource: Resource; readonly yield: number }[]
  readonly how: 'owned' | 'raided'
  readonly total: number
}

export interface PendingView {
  readonly price: number
  readonly title: string
  readonly at: CellName | null
  readonly force: PieceId | null
  readonly kind: 'facility' | 'troops' | 'fill' | 'reinforce'
  readonly points: number
  readonly facility: Facility | null
  readonly class: ForceClass | null
}

/** What a seat owns besides forces: its own alone (HX-508). */
export interface TreasuryView {
  readonly seat: SeatId
  readonly stash: number
  readonly income: readonly IncomeLineView[]
  readonly refunded: number
  /** Re-rolls bought for this turn (HX-080). */
  readonly rerolls: number
  readonly pending: readonly PendingView[]
  readonly specials: readonly HeldSpecial[]
  readonly capital: CellName | null
  readonly caps: Caps
  readonly airstrips: number
  readonly reconCentre: boolean
}

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
  readonly step: string
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

/** What is told of a happening that concerns the viewer (HX-508). */
export interface HexDetail extends Readonly<Record<string, unknown>> {
  readonly kind: 'HexDetail'
  readonly settings: PackedSettings
  readonly rows: number
  readonly columns: number
  /** Hexes that win the campaign (HX-006). */
  readonly toWin: number
  /** Hexes controlled by seat, where that is public. */
  readonly counts: readonly { readonly seat: SeatId; readonly hexes: number }[]
  readonly hexes: PackedHexes
  readonly forces: readonly ForceView[]
  /** The viewer's own; all for those who see all. */
  readonly treasuries: readonly TreasuryView[]
  /** Points to divide at the start, with the HQ hex, while they are divided. */
  readonly setUp: { readonly points: number; readonly hq: CellName; readonly resources: readonly Resource[] } | null
  readonly battles: readonly BattleView[]
  /** Where the viewer is asked for a word. */
  readonly words: readonly WordView[]
  readonly queues: readonly QueueView[]
  readonly raids: readonly RaidView[]
  readonly postBattle: PostBattleView | null
  readonly repeats: boolean
  readonly champion: { readonly seat: SeatId | null; readonly text: string; readonly rule: RuleId } | null
}

export interface HexView extends GameView {
  readonly detail: HexDetail
}
