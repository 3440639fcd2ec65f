import type { GameEvent, OfKind } from '../../../kit/events.js'
import type { Cell } from '../../../kit/grid.js'
import type { PieceId, RuleId, SeatId } from '../../../kit/ids.js'
import type { Outcome } from '../../../kit/ruleset.js'
import type { ArmyEvent } from './armyEvents.js'
import type { PlanOrder } from './orders.js'
import type { Works } from './battle.js'
import type { AftermathEvent, OfBanner } from './aftermathEvents.js'
import type { BattleEvent } from './battleEvents.js'
import type { CorrectionEvent } from './correctionEvents.js'
import type { Settings } from '../settings/settings.js'
import type { Banner, Fallen, Feature, Holder, KeptPlan, Relic, Seat, Tied } from './state.js'

/** The campaign as it opens: public and secret parts together, for the referee. */
export interface Opened {
  readonly kind: 'opened'
  readonly board: { readonly width: number; readonly height: number; readonly rows: readonly string[] }
  readonly settings: Settings
  readonly missionNames: Readonly<Record<string, string>>
  readonly seats: readonly Seat[]
  readonly banners: readonly Banner[]
  readonly features: readonly Feature[]
  readonly relics: readonly Relic[]
  readonly hold: readonly Holder[]
}

export type WorksCause = 'unfortify' | 'entrench' | 'fortify' | 'left-behind' | 'retreat' | 'lost-battle' | 'hive'
export type DestroyCause = 'retreat' | 'nowhere' | 'teleport' | 'battle' | 'attrition' | 'hive'

/** Why a legal order of one's own came to nothing. */
export type IdleCode = 'full' | 'works-stand' | 'not-needed' | 'receiver-full' | 'sender-empty'

export type PlanEvent =
  /** Who sent no plan (BG-030): one for the referee. */
  | { readonly kind: 'plansClosed'; readonly missing: readonly SeatId[] }
  | { readonly kind: 'planMissing'; readonly seat: SeatId }
  /** Illegal judged from the banner alone: told at once. */
  | ({
      readonly kind: 'orderRefused'
      readonly order: PlanOrder['kind']
      readonly code: string
      readonly rule: RuleId
    } & OfBanner)
  /** Accepted and legal, and without effect by what the banners of its own player are or did: `code` says how. */
  | ({
      readonly kind: 'orderIdle'
      readonly order: PlanOrder['kind']
      readonly code: IdleCode
      readonly rule: RuleId
    } & OfBanner)
  /** Accepted, but pointless by what others did or where they stand; `code` follows from one's own banners alone. */
  | ({
      readonly kind: 'orderVoid'
      readonly order: PlanOrder['kind']
      readonly code: string
      readonly rule: RuleId
    } & OfBanner)
  /** `ruled`: a facilitator chose the sector. */
  | ({
      readonly kind: 'retreatForced'
      readonly to: Cell | null
      readonly ruled: boolean
      readonly reason: string | null
    } & OfBanner)
  | ({ readonly kind: 'nodeNamed'; readonly byDefault: boolean } & OfBanner)
  /** Plans wait until a facilitator has looked at the retreats: every turn, so that the wait tells nothing. */
  | { readonly kind: 'plansKept'; readonly plans: readonly KeptPlan[]; readonly retreats: readonly PieceId[] }
  | { readonly kind: 'rulingsOpened'; readonly turn: number }
  /** What of the plans later steps need: searches to come, and orders that clear infestation. */
  | { readonly kind: 'noted'; readonly searching: readonly PieceId[]; readonly clearing: readonly PieceId[] }

export type MoveEvent =
  | ({ readonly kind: 'worksChanged'; readonly works: Works; readonly cause: WorksCause } & OfBanner)
  | ({
      readonly kind: 'teleported'
      readonly from: Cell
      readonly to: Cell
      readonly target: Cell
      readonly direction: number
      readonly distance: number
      /** False when the landing was denied and the banner stayed or stopped short. */
      readonly landed: boolean
    } & OfBanner)
  | ({ readonly kind: 'marched'; readonly from: Cell; readonly to: Cell } & OfBanner)
  /** Told to its owner as "did not move" and no more. */
  | ({
      readonly kind: 'marchFailed'
      readonly at: Cell
      readonly target: Cell
      readonly why: 'contest' | 'inhabited'
    } & OfBanner)
  | ({ readonly kind: 'retreated'; readonly from: Cell; readonly to: Cell } & OfBanner)
  /** `nowhere`: no sector beside it can be entered. */
  | ({ readonly kind: 'retreatStayed'; readonly at: Cell; readonly nowhere: boolean } & OfBanner)
  | ({ readonly kind: 'resupplied'; readonly level: number } & OfBanner)
  /** `banner` receives. */
  | ({
      readonly kind: 'transferred'
      readonly from: PieceId
      readonly asked: number
      readonly sent: number
      readonly received: number
      readonly level: number
      readonly senderLevel: number
    } & OfBanner)
  | ({
      readonly kind: 'relicTaken'
      readonly relic: string
      readonly label: string
      readonly from: PieceId | null
      readonly at: Cell
    } & OfBanner)
  | ({
      readonly kind: 'relicDestroyed'
      readonly relic: string
      readonly label: string
      readonly at: Cell
    } & OfBanner)
  | ({
      readonly kind: 'relicDropped'
      readonly relic: string
      readonly label: string
      readonly at: Cell
      readonly turn: number
    } & OfBanner)
  /** `banner` keeps the larger part. */
  | ({
      readonly kind: 'split'
      readonly level: number
      readonly works: Works
      readonly part: Banner
      readonly at: Cell
    } & OfBanner)
  | ({
      readonly kind: 'joined'
      readonly absorbed: PieceId
      readonly level: number
      readonly works: Works
      readonly at: Cell
    } & OfBanner)
  /** `by`: the seats whose banners did it; `node` when a node died with it. */
  | ({
      readonly kind: 'bannerDestroyed'
      readonly at: Cell
      readonly cause: DestroyCause
      readonly node: boolean
      readonly fallen: Fallen
    } & OfBanner)
  /** A retreater of `enemy` ran into this banner: Blood Reward counts its levels at attrition (BG-206), if its player has it. */
  | ({
      readonly kind: 'rewardEarned'
      readonly levels: number
      readonly enemy: SeatId
      readonly at: Cell
      readonly counts: boolean
    } & OfBanner)

export type FieldEvent =
  /** One occupation pass: only the sectors that changed, grouped by their new holder. */
  | {
      readonly kind: 'occupationChanged'
      readonly pass: 1 | 2
      readonly changes: readonly { readonly holder: Holder; readonly cells: readonly Cell[] }[]
      /** Holders before a dispute that began now, by cell. */
      readonly heldBefore: Readonly<Record<string, Holder>>
      readonly captures: readonly { readonly seat: SeatId; readonly sector: Cell; readonly by: readonly PieceId[] }[]
    }
  /** Pairs in contact at Identify, battles or not. */
  | { readonly kind: 'contactsFound'; readonly contacts: readonly (readonly [PieceId, PieceId])[] }

export type TurnEvent =
  | Opened
  /** The turn waits to be posted: every turn, so that the wait tells nothing. */
  | { readonly kind: 'postingOpened'; readonly turn: number }
  | { readonly kind: 'tieFound'; readonly tied: readonly Tied[] }
  /** Told to those who were tied when play goes on. */
  | { readonly kind: 'tieRuled'; readonly champion: SeatId | null; readonly reason: string }
  | { readonly kind: 'turnOpened'; readonly turn: number }
  /** `calendar`: as every turn, whether anybody fights or not. */
  | { readonly kind: 'battlesOpened'; readonly turn: number; readonly calendar: boolean }
  | { readonly kind: 'turnClosed'; readonly turn: number }
  | { readonly kind: 'campaignEnded'; readonly outcome: Outcome }

export type LateStartEvent =
  /** somebody takes the start that was kept; every banner gains so many levels for the turns missed. */
  | { readonly kind: 'lateStarterJoined'; readonly seat: SeatId; readonly turn: number; readonly levels: number }
  /** Where its banners stand: told to it alone, with its packet. */
  | {
      readonly kind: 'lateStarterPlaced'
      readonly seat: SeatId
      readonly banners: readonly Banner[]
      readonly owned: readonly Cell[]
    }

type Fact =
  | LateStartEvent
  | ArmyEvent
  | PlanEvent
  | MoveEvent
  | FieldEvent
  | BattleEvent
  | AftermathEvent
  | TurnEvent
  | CorrectionEvent

/** A fact, with who learnt of it when it happened. */
export type BoltgunEvent = GameEvent & Fact
export type EventKind = BoltgunEvent['kind']
export type EventOf<Kind extends EventKind> = OfKind<BoltgunEvent, Kind>
