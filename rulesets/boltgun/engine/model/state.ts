import type { Cell } from '../../../kit/grid.js'
import type { PieceId, RuleId, SeatId } from '../../../kit/ids.js'
import type { Outcome } from '../../../kit/ruleset.js'
import type { Choosing } from './choosing.js'
import type { ArmyList } from './list.js'
import type { ArmyRule } from '../data/armyRules.js'
import type { Battle, Works } from './battle.js'
import type { Knowledge } from './knowledge.js'
import type { BoltgunOrder } from './orders.js'
import type { Settings } from '../settings/settings.js'

export type * from './knowledge.js'

export type Stage = 'armies' | 'approval' | 'consent' | 'plans' | 'rulings' | 'battles' | 'posting' | 'ended'

export interface Banner {
  readonly id: PieceId
  readonly seat: SeatId
  readonly at: Cell
  /** 0 … 20, above with Massive Armies. */
  readonly level: number
  readonly works: Works
  /** Forced to retreat this turn (BG-155); `victor` is where the highest-level victor stood, null when nobody drove it. */
  readonly mustRetreat: { readonly victor: Cell | null; readonly victors: readonly PieceId[] } | null
  /** The node of a Hive Mentality (BG-323). */
  readonly node: boolean
  /** Banners of the start that live on in this one through splits and joins. */
  readonly origins: readonly PieceId[]
}

export interface Feature {
  readonly id: string
  readonly kind: string
  readonly label: string
  readonly at: Cell
  /** Hidden features need a search; open ones are reported to the occupier (BG-057). */
  readonly hidden: boolean
}

/** A relic is carried, lies somewhere, or is no more. `since` is the turn in which it came to lie there. */
export interface Relic {
  readonly id: string
  readonly label: string
  readonly place:
    | { readonly kind: 'carried'; readonly by: PieceId }
    | { readonly kind: 'ground'; readonly at: Cell; readonly since: number; readonly hidden: boolean }
    | { readonly kind: 'destroyed' }
}

interface ObjectiveBase {
  readonly secondary: boolean
  /** Checks in a row at which it must hold, and how many it has. */
  readonly checks: number
  readonly held: number
}
/** what a player is told of a banner to destroy, as it was at the start; `destroyed` as of the last check. */
export interface Target {
  readonly banner: PieceId
  readonly seat: SeatId
  readonly at: Cell
  readonly level: number
  readonly destroyed: boolean
}

export type Objective = ObjectiveBase &
  (
    | { readonly kind: 'occupy'; readonly cells: readonly Cell[] }
    | { readonly kind: 'count'; readonly sectors: number }
    | { readonly kind: 'hold'; readonly relic: string }
    | { readonly kind: 'control'; readonly feature: string }
    | {
        readonly kind: 'destroy'
        readonly banners: readonly PieceId[]
        /** Whose they are: named in the packet, so nothing that becomes of them shows in it. */
        readonly enemies: readonly SeatId[]
        readonly targets: readonly Target[]
        readonly by: 'own' | 'anyone'
      }
  )

/** What a late starter will begin with. */
export interface Reserved {
  readonly banners: readonly Banner[]
  readonly owned: readonly Cell[]
  /** What its battle ranges cover is its own. */
  readonly footprints: boolean
  /** Sectors that nobody enters meanwhile: public. */
  readonly closed: readonly Cell[]
}

export interface Seat {
  readonly id: SeatId
  readonly title: string
  /** Public from the start (BG-196, A-54). */
  readonly armyType: string
  readonly armyRules: readonly ArmyRule[]
  /** The same rules as they were taken, with titles and reasons, and those of the campaign's own (BG-300). */
  readonly army: ArmyList
  readonly objectives: readonly Objective[]
  readonly eliminated: boolean
  /** its start waits for a late starter. */
  readonly reserved?: Reserved
  /** Its node died: it names a new one in its next plan. */
  readonly owesNode: boolean
  readonly knowledge: Knowledge
}

/** What later steps of the same turn must still know; emptied when the next turn opens. */
export interface TurnMemory {
  /** Seats without a plan. */
  readonly missing: readonly SeatId[]
  /** Banners that marched or teleported successfully. */
  readonly moved: readonly PieceId[]
  /** Banners that retreated, with the victors they fled from. */
  readonly retreated: readonly {
    readonly banner: PieceId
    readonly victor: Cell | null
    readonly victors: readonly PieceId[]
  }[]
  /** Banners that had to retreat and stayed: they give nothing this turn. */
  readonly stayed: readonly PieceId[]
  /** Banners whose search is still to come. */
  readonly searching: readonly PieceId[]
  /** Banners with fortify, entrench, search or resupply: they clear infestation. */
  readonly clearing: readonly PieceId[]
  readonly captures: readonly { readonly seat: SeatId; readonly sector: Cell; readonly by: readonly PieceId[] }[]
  /** Seats whose node died and whose banners have not paid for it yet (BG-323). */
  readonly nodesLost: readonly SeatId[]
  /** Levels of retreaters that ran into a banner: Blood Reward counts them at attrition. */
  readonly rewards: readonly { readonly banner: PieceId; readonly levels: number }[]
  /** Sealed plans that wait for a facilitator's rulings on retreats. */
  readonly kept: readonly KeptPlan[]
  /** The banners that he rules on. */
  readonly retreatsWithoutOrder: readonly PieceId[]
  /** Players who reach their objectives with this turn, for a facilitator to choose from. */
  readonly tied: readonly Tied[]
}

/** A plan as it was sealed; null is silence. */
export interface KeptPlan {
  readonly seat: SeatId
  readonly orders: readonly BoltgunOrder[] | null
}

/** One of several who reach their objectives in the same turn. */
export interface Tied {
  readonly seat: SeatId
  /** Secondary objectives met, and levels, after this turn. */
  readonly secondary: number
  readonly levels: number
}

export interface Fallen {
  readonly banner: PieceId
  readonly seat: SeatId
  readonly origins: readonly PieceId[]
  /** Seats whose banners destroyed it. */
  readonly by: readonly SeatId[]
  readonly turn: number
}

/** Holder of a sector in `hold`: 0 nobody, n the n-th seat (from 1, in seat order), -1 disputed. */
export type Holder = number
export const nobody: Holder = 0
export const disputed: Holder = -1

export interface State {
  readonly shape: 1
  readonly turn: number
  readonly stage: Stage
  /** Rows of `.` normal, `C` city, `#` impassable. */
  readonly board: { readonly width: number; readonly height: number; readonly rows: readonly string[] }
  readonly settings: Settings
  /** Mission class → what the tabletop system of the campaign calls it. */
  readonly missionNames: Readonly<Record<string, string>>
  /** While armies are chosen; null from the first turn on. */
  readonly armies: Choosing | null
  readonly seats: readonly Seat[]
  readonly banners: readonly Banner[]
  readonly features: readonly Feature[]
  readonly relics: readonly Relic[]
  /** One `Holder` a cell: the truth, which nobody sees but through `Knowledge.ownership`. */
  readonly hold: readonly Holder[]
  /** Who held a disputed sector before, by cell; only where somebody did. */
  readonly heldBefore: Readonly<Record<string, Holder>>
  readonly battles: readonly Battle[]
  readonly memory: TurnMemory
  /** Pairs of banners in contact at the last Identify step. */
  readonly contacts: readonly (readonly [PieceId, PieceId])[]
  readonly fallen: readonly Fallen[]
  readonly outcome: Outcome | null
}

export type Refusal = { readonly code: string; readonly rule: RuleId }
