import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import type { Settings } from '../settings/settings.js'
import type { Outcome } from '../../../kit/ruleset.js'
import type { Battle, Conflict } from './battle.js'
import type { Facility } from '../data/facilities.js'
import type { Hazard } from '../data/hazards.js'
import type { Resource } from '../data/resources.js'
import type { HeldSpecial } from '../data/specials.js'
import type { ForceClass } from '../data/troops.js'
import type { PendingItem } from './pending.js'
import type { MissionOrder } from './orders.js'
import type { ForceBody } from './pieces.js'

/** HX-002, with the division of the first 2500 points before turn 1. */
export type Stage = 'setUp' | 'upkeep' | 'movement' | 'battle' | 'postBattle' | 'ended'

/** One hex (HX-030 … HX-042). */
export interface Hex {
  readonly owner: SeatId | null
  readonly explored: boolean
  readonly ruined: boolean
  /** From Movement to Post-Battle (HX-033), longer under `battle.unplayed=carry_over`. */
  readonly contested: boolean
  readonly facilities: readonly Facility[]
  readonly resources: readonly Resource[]
  readonly hazards: readonly Hazard[]
  /** Once-only resources have paid (HX-075), and to whom. */
  readonly exhausted: boolean
  readonly paidTo: readonly SeatId[]
  /** A fortress below 500 OF at the last Upkeep, and without effect since (HX-157). */
  readonly undermanned: boolean
  readonly dormant: boolean
  /** Its owner has spent RP on it (HX-037). */
  readonly secured: boolean
  /** Who takes the next income of this hex instead of its owner (HX-273). */
  readonly raider: SeatId | null
  /** RP that he was told he would have. */
  readonly spoils: number
}

export interface Force extends ForceBody {
  readonly at: Cell
}

/** A force as a report lists it (HX-250, HX-504). */
export interface Sighted {
  readonly seat: SeatId
  readonly class: ForceClass
  readonly points: number
  readonly units: readonly { readonly name: string; readonly alive: number }[]
}

/** What a seat saw of a hex, and when; a newer one replaces it whole (HX-504). Null parts were not seen. */
export interface Snapshot {
  readonly asOf: number
  readonly owner: SeatId | null
  readonly facilities: readonly Facility[] | null
  readonly forces: readonly Sighted[] | null
}

/** Resources and hazards as a seat last saw them: its own for good (HX-503). */
export interface FeatureMemory {
  readonly asOf: number
  readonly resources: readonly Resource[]
  readonly hazards: readonly Hazard[]
  readonly exhausted: boolean
}

/** What everybody or one seat saw of ownership last: counts under `dark` fog (HX-511). */
export interface OwnerMemory {
  readonly asOf: number
  readonly owner: SeatId | null
  readonly contested: boolean
}

/** What a seat keeps of hexes, by cell. What it sees now is not in it: the fog reads that from the state. */
export interface Knowledge {
  readonly features: Readonly<Record<string, FeatureMemory>>
  readonly snapshots: Readonly<Record<string, Snapshot>>
  readonly owners: Readonly<Record<string, OwnerMemory>>
  /** Hexes of which it knows that they were explored though nobody owns them (HX-500). */
  readonly explored: readonly Cell[]
}

/** One line of a seat's income (HX-076, HX-077). */
export interface IncomeLine {
  readonly hex: Cell
  readonly base: number
  readonly resources: readonly { readonly resource: Resource; readonly yield: number }[]
  readonly how: 'owned' | 'raided'
  readonly total: number
}

export interface Seat {
  readonly id: SeatId
  readonly title: string
  /** The player's army, as he calls it: public. */
  readonly army: string
  readonly eliminated: boolean
  /** HX-533: its start waits for a late starter; the hexes of it, the headquarters first. */
  readonly reserved?: readonly [capital: Cell, ...around: Cell[]]
  /** RP in hand (HX-078). */
  readonly stash: number
  readonly specials: readonly HeldSpecial[]
  readonly capital: Cell | null
  /** Income of this turn, line by line. */
  readonly income: readonly IncomeLine[]
  /** RP given back at the last placement (HX-109). */
  readonly refunded: number
  /** Hexes at which its satellites look when Movement ends (HX-529). */
  readonly uplinks: readonly Cell[]
  /** Re-rolls bought for this turn's recon rolls, where they have a price (HX-080). */
  readonly rerolls: number
  /** Numbers given to forces, by class: a number is used once. */
  readonly named: Readonly<Record<ForceClass, number>>
  readonly knowledge: Knowledge
}

/** Bought in this Upkeep and not yet on the map (HX-107, HX-108), in order of purchase. */
export interface Pending {
  readonly seat: SeatId
  /** Price paid in RP. */
  readonly price: number
  readonly item: PendingItem
}

/** A raid or sabotage that an RF has ordered for where it stands now (HX-270, HX-280). */
export interface Mission {
  readonly force: PieceId
  readonly at: Cell
  readonly order: Exclude<MissionOrder, { readonly kind: 'lieLow' }>
  /** It goes home without pursuit when it has won (HX-276). */
  readonly goHome: boolean
}

/** What Movement leaves for Battle and Post-Battle; emptied when the next turn opens. */
export interface TurnMemory {
  /** Where each force that moved stood before its last step (HX-363). */
  readonly cameFrom: Readonly<Record<string, Cell>>
  /** Hexes where somebody's CF or OF stood at the start of Stage 2 (HX-295), with whose. */
  readonly homes: Readonly<Record<string, readonly SeatId[]>>
  /** After Movement: hexes controlled and uncontested that hold a force of their owner (HX-346). */
  readonly friendly: Readonly<Record<string, readonly Cell[]>>
  readonly missions: readonly Mission[]
  /** RFs that met in a hex (HX-247). */
  readonly meetings: readonly { readonly at: Cell; readonly forces: readonly PieceId[] }[]
  /** Garrisons that react (HX-150): the force, and the hex that it defends. */
  readonly reactions: readonly { readonly force: PieceId; readonly at: Cell }[]
  /** RFs that rolled to enter the hex they stand in (HX-252). */
  readonly rolled: readonly PieceId[]
  /** Fights of this turn count as battles (HX-004). */
  readonly conflicts: number
}

export interface State {
  readonly shape: 1
  readonly turn: number
  readonly stage: Stage
  readonly board: { readonly rows: number; readonly columns: number }
  readonly settings: Settings
  /** Mission → what the tabletop system of the campaign calls it. */
  readonly missionNames: Readonly<Record<string, string>>
  readonly seats: readonly Seat[]
  /** By cell. */
  readonly hexes: readonly Hex[]
  readonly forces: readonly Force[]
  readonly pending: readonly Pending[]
  readonly memory: TurnMemory
  /** What the Battle phase must settle, in the order of the rules, and the fights that came of it. */
  readonly conflicts: readonly Conflict[]
  readonly battles: readonly Battle[]
  /** The turn before had no battle: this one is played at once (HX-004). */
  readonly repeats: boolean
  readonly outcome: Outcome | null
}
