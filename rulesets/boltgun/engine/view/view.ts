import type { CellName, PieceId, RuleId, SeatId } from '../../../kit/ids.js'
import type { GameView } from '../../../kit/view.js'
import type { PackedSettings } from '../settings/settings.js'
import type { ChoosingView, PacketView } from './armyView.js'
import type { BattleView, WordView } from './battleView.js'

export type * from './armyView.js'
export type * from './battleView.js'

/** Shape number of `BoltgunView`, for stored briefings. */
export const viewShape = 1

/** What the common piece does not carry. One's own banners only (the facilitator's and after the end: all). */
export interface BannerView {
  readonly id: PieceId
  readonly works: 'none' | 'fortified' | 'entrenched'
  readonly mustRetreat: boolean
  readonly node: boolean
  /** Relics that it carries, and their titles in the same order. */
  readonly relics: readonly string[]
  readonly relicTitles: readonly string[]
}

/** What asks for rulings and consent are about: `ChoosingView.lists`. */
export const submittedLists = 'lists'

/** A sector that was taken (BG-177): where the captor stands, or null when it is destroyed. */
export interface CaptureView {
  readonly sector: CellName
  readonly seat: SeatId | null
  readonly at: CellName | null
  readonly level: number | null
}

/** A known relic on the ground, by the name under which orders speak of it. */
export interface RelicView {
  readonly id: string
  readonly label: string
  readonly at: CellName
  readonly asOf: number
}

/** What a facilitator has to rule on beside battles. */
export interface RulingsView {
  /** Banners that must retreat and are not told where to; `otherwise` is where they go without a ruling. */
  readonly retreats: readonly {
    readonly banner: PieceId
    readonly seat: SeatId
    readonly at: CellName
    readonly victor: CellName | null
    readonly to: readonly CellName[]
    readonly otherwise: CellName | null
  }[]
  /** Players who reach their objectives with this turn. */
  readonly tied: readonly { readonly seat: SeatId; readonly secondary: number; readonly levels: number }[]
}

/** BOLTGUN's own part of a view. */
export interface BoltgunDetail {
  readonly kind: 'BoltgunDetail'
  readonly settings: PackedSettings
  /** One's own packet; all of them for the facilitator and after the end; none for an observer. */
  readonly packets: readonly PacketView[]
  /** Armies being chosen before the first turn; null later. */
  readonly choosing: ChoosingView | null
  readonly banners: readonly BannerView[]
  readonly battles: readonly BattleView[]
  /** Where the viewer is asked for a word. */
  readonly words: readonly WordView[]
  readonly captures: readonly CaptureView[]
  readonly relics: readonly RelicView[]
  /** For a facilitator alone. */
  readonly rulings: RulingsView | null
  /** The campaign's end, once it has come. */
  readonly champion: { readonly seat: SeatId | null; readonly text: string; readonly rule: RuleId } | null
}

export interface BoltgunView extends GameView {
  readonly detail: BoltgunDetail & Readonly<Record<string, unknown>>
}
