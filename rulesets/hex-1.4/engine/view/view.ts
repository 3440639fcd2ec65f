import type { CellName, PieceId, RuleId, SeatId } from '../../../kit/ids.js'
import type { PackedSettings } from '../settings/settings.js'
import type { GameView } from '../../../kit/view.js'
import type { Facility } from '../data/facilities.js'
import type { Hazard } from '../data/hazards.js'
import type { Resource } from '../data/resources.js'
import type { HeldSpecial } from '../data/specials.js'
import type { ForceClass } from '../data/troops.js'
import type { Caps } from '../orderValidation/caps.js'
import type { ForceBody } from '../model/pieces.js'
import type { BattleView, PostBattleView, QueueView, RaidView, WordView } from './battles.js'

export type * from './battles.js'

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
